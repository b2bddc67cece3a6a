import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Makes the data folder where there is none, and writes into it to see that one can; throws in words otherwise. */
export function requireDataFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder, 0o700);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    throw new Error(
      `The data folder ${folder} cannot be used: ${reasons[code] ?? code}. Set DATA_DIR to a folder that can be written.`,
      { cause: error },
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: "it is a file, or lies below one",
  EEXIST: "it is a file, or lies below one",
  EACCES: "it may not be written",
  EPERM: "it may not be written",
  EROFS: "its disk is read-only",
  ENOSPC: "its disk is full",
  ENOENT: "no folder can be made there",
};

/** Step by step, since the recursive form of `mkdir` never comes back from where nothing can be made, such as `/proc/x`. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode });
}
