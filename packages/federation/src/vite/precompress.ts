import { readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** The endings of the forms that stand beside a file. */
export const compressedEndings = [".br", ".gz"] as const;

const compressible = /\.(?:js|mjs|css|html|json|svg|txt|webmanifest|wasm)$/;
const worthIt = 1024;

/** Writes each file of a build in the two forms that a web server hands out, so that it compresses nothing itself. */
export function precompress(): Plugin {
  let outDir = "dist";
  return {
    name: "guildway:precompress",
    apply: "build",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    // After every file of the build is written, those that are copied as they are too.
    closeBundle: {
      order: "post",
      async handler() {
        const folders = [outDir, join(outDir, "assets")];
        const files = await Promise.all(
          folders.map(async (folder) =>
            (await readdir(folder).catch(() => [])).map((name) => join(folder, name)),
          ),
        );
        await Promise.all(files.flat().filter(isCompressible).map(compressFile));
      },
    },
  };
}

const isCompressible = (path: string) => compressible.test(path);

async function compressFile(path: string): Promise<void> {
  const { size, mtime } = await stat(path);
  if (size < worthIt) return;
  const made = await stat(`${path}.br`).catch(() => undefined);
  if (made?.mtimeMs === mtime.getTime()) return;
  const body = await readFile(path);
  const forms = {
    ".br": await promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    ".gz": await promisify(gzip)(body, { level: 9 }),
  };
  for (const ending of compressedEndings) {
    await writeFile(path + ending, forms[ending]);
    // The time says of which file it is the form.
    await utimes(path + ending, mtime, mtime);
  }
}
