import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makePrivateFolder } from "../platform/private-folder.ts";
import type { FileStore } from "./file-store.ts";

/** Keeps files in a folder that only its owner enters; a file is whole and synced before its name exists. */
export function folderStore(folder: string): FileStore {
  makePrivateFolder(folder);
  const pathOf = (key: string) => join(folder, key);
  return {
    async put(key, path) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      const handle = await open(path, "r+");
      await handle.sync();
      await handle.close();
      await rename(path, pathOf(key));
    },
    open: async (key) => (existsSync(pathOf(key)) ? createReadStream(pathOf(key)) : undefined),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
