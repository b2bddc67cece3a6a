import { crc32, inflateSync } from "node:zlib";
import { isOfOnePicture } from "../files/plain-png.ts";

/** The largest file that a signature can be. */
export const mostSignatureBytes = 1_000_000;

/** A picture of 2000 by 1000; the one that the screen draws has 330 by 100. */
const mostPixels = 2_000_000;

const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Whether a PNG is whole and not larger than a signature can be, so that a form can show it. */
export function isReadableSignature(png: Buffer): boolean {
  if (png.length > mostSignatureBytes || !png.subarray(0, 8).equals(start)) return false;
  try {
    const chunks = [...chunksOf(png)];
    const [header, ...others] = chunks;
    if (header?.type !== "IHDR" || others.at(-1)?.type !== "IEND") return false;
    if (!others.every(({ type, data }) => isOfOnePicture(type, data.length))) return false;
    const width = header.data.readUInt32BE(0);
    const height = header.data.readUInt32BE(4);
    const bits = header.data[8]! * (channels[header.data[9]!] ?? 0);
    if (width === 0 || height === 0 || width * height > mostPixels || bits === 0) return false;
    const data = Buffer.concat(others.filter(({ type }) => type === "IDAT").map((one) => one.data));
    const bytes = height * (1 + Math.ceil((width * bits) / 8));
    // An interlaced picture has a few bytes more, one for each line of each of its passes.
    const isInterlaced = header.data[12] === 1;
    const most = isInterlaced ? bytes * 2 + 1000 : bytes;
    return inflateSync(data, { maxOutputLength: most }).length >= bytes;
  } catch {
    return false;
  }
}

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    if (crc32(named) !== png.readUInt32BE(at + 8 + length)) throw new RangeError("damaged");
    yield { type: named.toString("latin1", 0, 4), data: named.subarray(4) };
    at += 12 + length;
  }
}
