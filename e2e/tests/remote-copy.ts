import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A copy of a remote's sources that a test may change and build; the remote itself stays as it is. */
export interface RemoteCopy {
  dist: string;
  /** Replaces a text in one of its files; throws where the file does not have it. */
  edit(file: string, from: string, to: string): void;
  build(): void;
  remove(): void;
}

/** Copies `apps/NAME` into a folder of its own, with the packages that it is installed with. */
export function copyRemote(name: string, copyName: string): RemoteCopy {
  const app = join(root, "apps", name);
  const folder = join(root, "e2e/.rebuilt", copyName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(app, folder, {
    recursive: true,
    filter: (path) => !["node_modules", "dist", ".turbo"].includes(basename(path)),
  });
  symlinkSync(join(app, "node_modules"), join(folder, "node_modules"));
  return {
    dist: join(folder, "dist"),
    edit(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    build() {
      const vite = join(folder, "node_modules/.bin/vite");
      const { status, stderr } = spawnSync(vite, ["build", "--logLevel", "error"], {
        cwd: folder,
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(stderr);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
