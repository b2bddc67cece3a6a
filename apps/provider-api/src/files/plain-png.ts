import { open } from "node:fs/promises";

/** The chunks by which a PNG moves: whoever draws it into a form would draw each of its pictures, however large it says that they are. */
const moving: ReadonlySet<string> = new Set(["acTL", "fcTL", "fdAT"]);

/** 256 colours; a program that counts how often each is used would count through as many as there are. */
const mostPaletteBytes = 768;

const signatureBytes = 8;
/** The length and the name of a chunk. */
const headBytes = 8;
/** The sum that stands behind its data. */
const sumBytes = 4;

/** Whether a chunk behind the first belongs into one picture of one size. */
export const isOfOnePicture = (type: string, length: number): boolean =>
  !moving.has(type) && type !== "IHDR" && !(type === "PLTE" && length > mostPaletteBytes);

/** Whether a PNG is one picture of one size, wherever in it another would begin. */
export async function isPlainPng(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const block = Buffer.alloc(65_536);
    for (let at = signatureBytes; ;) {
      const { bytesRead } = await handle.read(block, 0, block.length, at);
      if (bytesRead < headBytes) return true;
      let within = 0;
      while (within + headBytes <= bytesRead) {
        const length = block.readUInt32BE(within);
        const type = block.toString("latin1", within + 4, within + headBytes);
        const isFirst = at + within === signatureBytes;
        if (!isFirst && !isOfOnePicture(type, length)) return false;
        within += headBytes + length + sumBytes;
      }
      at += within;
    }
  } finally {
    await handle.close();
  }
}
