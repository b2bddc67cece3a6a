import { deflateSync, crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { isReadableSignature } from "./readable-signature.ts";
import { sampleSignature } from "../test-api/sample-facts.ts";

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function png(width: number, height: number, bytes: number, more: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    sampleSignature.subarray(0, 8),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(bytes))),
    more,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

it("a signature that was drawn can be read", () => {
  expect(isReadableSignature(sampleSignature)).toBe(true);
  expect(isReadableSignature(png(4, 2, 34))).toBe(true);
});

it.each([
  ["is no PNG", Buffer.from("GIF89a")],
  ["ends in the middle", sampleSignature.subarray(0, sampleSignature.length / 2)],
  ["has a changed byte", Buffer.from(sampleSignature).fill(7, 60, 61)],
  ["has less than it says", png(4, 2, 20)],
  ["unpacks to more than it says", png(4, 2, 50_000_000)],
  ["is larger than a signature", png(30_000, 30_000, 10)],
  ["has no width", png(0, 2, 2)],
  ["moves", png(4, 2, 34, chunk("acTL", Buffer.alloc(8)))],
  ["has more colors than there are", png(4, 2, 34, chunk("PLTE", Buffer.alloc(771)))],
])("a picture that %s cannot", (_, picture) => {
  expect(isReadableSignature(picture)).toBe(false);
});
