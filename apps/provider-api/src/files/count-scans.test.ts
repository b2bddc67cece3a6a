import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { pictureInScans } from "../test-api/index.ts";
import { isOfKind } from "./check-content.ts";
import { scanCounter } from "./count-scans.ts";

const folder = mkdtempSync(join(tmpdir(), "guildway-jpeg-"));
afterAll(() => rmSync(folder, { recursive: true }));

const isJpeg = (content: Buffer) => {
  const path = join(folder, "picture.jpg");
  writeFileSync(path, content);
  return isOfKind(path, "jpg");
};
const scansOf = (content: Buffer) => scanCounter()(content);

/** What stands behind the first two bytes of a JPEG, with something put before it. */
const withBefore = (content: Buffer, ...bytes: number[]) =>
  Buffer.concat([content.subarray(0, 2), Buffer.from(bytes), content.subarray(2)]);

const start = [0xff, 0xda, 0, 2] as const;

describe("a JPEG", () => {
  it("is taken as cameras and programs make it, at once or in steps", async () => {
    const make = (progressive: boolean) =>
      sharp({ create: { width: 300, height: 200, channels: 3, background: "#0a7d77" } })
        .jpeg({ progressive })
        .toBuffer();
    expect(scansOf(await make(false))).toBe(1);
    expect(scansOf(await make(true))).toBeGreaterThan(1);
    expect(await isJpeg(await make(false))).toBe(true);
    expect(await isJpeg(await make(true))).toBe(true);
  });

  it("of more than a hundred scans is none", async () => {
    expect(await isJpeg(pictureInScans(100))).toBe(true);
    expect(await isJpeg(pictureInScans(101))).toBe(false);
  });

  it("has its scans counted however its bytes come in parts", () => {
    const count = scanCounter();
    const counts = [...pictureInScans(30)].map((byte) => count(Buffer.of(byte)));
    expect(counts.at(-1)).toBe(30);
  });

  it.each([
    [
      "that stand within a segment, as those of a small picture of it do",
      [0xff, 0xe1, 0, 6, ...start],
      0,
    ],
    ["behind filling", [0xff, 0xff, 0xff, 0xda, 0, 2], 1],
    ["behind a stuffed byte", [0xff, 0, ...start], 1],
    ["behind the mark of a restart", [0xff, 0xd3, ...start], 1],
    ["behind a marker that decoders pass over", [0xff, 0x02, 0, 6, ...start], 1],
    ["behind a segment that says it has no length", [0xff, 0xe0, 0, 0, ...start], 1],
  ])("has scans %s counted as decoders find them", (_, bytes, more) => {
    expect(scansOf(withBefore(pictureInScans(3), ...bytes))).toBe(3 + more);
  });

  it("ends where its picture ends, and nothing else has scans", () => {
    expect(scansOf(Buffer.concat([pictureInScans(3), pictureInScans(200)]))).toBe(3);
    expect(scansOf(Buffer.concat([Buffer.from("GIF89a"), pictureInScans(200)]))).toBe(0);
  });
});
