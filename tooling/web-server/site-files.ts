import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";

import { contentType } from "./content-types.ts";
import { type ServedFile, servedFile } from "./served-file.ts";

/** The files of a front-end, looked up in its folders in order and kept in memory until they change on disk. */
export function siteFiles(folders: readonly string[]) {
  const known = new Map<string, { stamp: number; file: ServedFile }>();

  async function read(path: string, immutable: boolean): Promise<ServedFile | undefined> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) {
      known.delete(path);
      return undefined;
    }
    const cached = known.get(path);
    if (cached?.stamp === found.mtimeMs) return cached.file;
    const file = servedFile(await readFile(path), contentType(path), immutable);
    known.set(path, { stamp: found.mtimeMs, file });
    return file;
  }

  return {
    async find(urlPath: string): Promise<ServedFile | undefined> {
      for (const folder of folders) {
        const path = within(folder, urlPath);
        const file = path && (await read(path, urlPath.startsWith("/assets/")));
        if (file) return file;
      }
      return undefined;
    },
    /** The document that every address of a single-page app gets: the standalone one where there is one. */
    async page(): Promise<ServedFile | undefined> {
      for (const folder of folders.toReversed()) {
        const file = await read(join(folder, "index.html"), false);
        if (file) return file;
      }
      return undefined;
    },
    /** A front-end with a standalone build stands in other sites' frames. */
    get isEmbeddable(): boolean {
      return existsSync(join(folders.at(-1) ?? "", "index.html"));
    },
  };
}

function within(folder: string, urlPath: string): string | undefined {
  const path = join(folder, decodeURIComponent(urlPath));
  return path.startsWith(folder + sep) ? path : undefined;
}
