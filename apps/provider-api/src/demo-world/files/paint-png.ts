import { crc32, deflateSync } from "node:zlib";

/** Red, green and blue from 0 to 255, and how opaque, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** Where in a pixel the colour is asked for. */
const samples = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** A PNG whose colour is asked for four times in each pixel, so that edges are smooth. */
export function paintPng(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Buffer {
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let y = 0, at = 0; y < height; y++) {
    // Each row begins with its filter, of which 0 is none.
    at++;
    for (let x = 0; x < width; x++, at += 4)
      mix(rows, at, (index) => colourAt(x + samples[index]![0], y + samples[index]![1]));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An opaque colour from its hexadecimal name, such as #0f5c63. */
export function opaque(name: string): Colour {
  const value = Number.parseInt(name.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, 1];
}

/** The colour that lies between two, `part` of the way from 0 to 1. */
export function between(from: Colour, to: Colour, part: number): Colour {
  const at = (index: 0 | 1 | 2 | 3) => from[index] + (to[index] - from[index]) * part;
  return [at(0), at(1), at(2), at(3)];
}

/** Writes the mean of the sampled colours, each counting as much as it is opaque. */
function mix(rows: Buffer, at: number, sample: (index: number) => Colour): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let opacity = 0;
  for (let index = 0; index < samples.length; index++) {
    const [r, g, b, part] = sample(index);
    red += r * part;
    green += g * part;
    blue += b * part;
    opacity += part;
  }
  if (opacity === 0) return;
  rows[at] = Math.round(red / opacity);
  rows[at + 1] = Math.round(green / opacity);
  rows[at + 2] = Math.round(blue / opacity);
  rows[at + 3] = Math.round((opacity / samples.length) * 255);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
