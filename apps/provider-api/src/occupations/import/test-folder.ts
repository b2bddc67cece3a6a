import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** For tests: an empty folder for each of them, and how to put files of lines or bytes into it. */
export function useTestFolder() {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "guildway-import-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const write = async (file: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(join(folder, file, ".."), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  return {
    path: () => folder,
    write,
    put: (file: string, ...lines: string[]) => write(file, `${lines.join("\n")}\n`),
  };
}
