import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { isOfKind } from "./check-content.ts";

const folder = mkdtempSync(join(tmpdir(), "guildway-png-"));
afterAll(() => rmSync(folder, { recursive: true }));

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

const header = chunk("IHDR", Buffer.from("0000000a0000000a0806000000", "hex"));
const picture = chunk("IDAT", deflateSync(Buffer.alloc(410)));
const isPng = (...chunks: Buffer[]) => {
  const path = join(folder, "picture.png");
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  writeFileSync(path, Buffer.concat([signature, ...chunks, chunk("IEND", Buffer.alloc(0))]));
  return isOfKind(path, "png");
};

describe("a PNG", () => {
  it("is taken with what says something of it, however long that is", async () => {
    expect(await isPng(header, picture)).toBe(true);
    const words = chunk("tEXt", Buffer.from(`Comment\0${"acTL ".repeat(50_000)}`));
    expect(await isPng(header, words, picture)).toBe(true);
  });

  it("of two sizes, or of more colours than there are, is none", async () => {
    const wide = chunk("IHDR", Buffer.from("00007530000075300806000000", "hex"));
    expect(await isPng(header, picture, wide)).toBe(false);
    expect(await isPng(header, chunk("PLTE", Buffer.alloc(768)), picture)).toBe(true);
    expect(await isPng(header, chunk("PLTE", Buffer.alloc(771)), picture)).toBe(false);
  });

  it.each(["acTL", "fcTL", "fdAT"])(
    "that moves by %s is none, also where that stands behind its picture",
    async (type) => {
      const moves = chunk(type, Buffer.alloc(26));
      expect(await isPng(header, moves, picture)).toBe(false);
      expect(await isPng(header, picture, moves)).toBe(false);
      const words = chunk("tEXt", Buffer.from(`Comment\0${" ".repeat(200_000)}`));
      expect(await isPng(header, picture, words, moves)).toBe(false);
    },
  );
});
