import sharp from "sharp";
import { expect, it } from "vitest";
import { sampleSignature } from "../test-api/sample-facts.ts";
import { isDrawnSignature } from "./drawn-signature.ts";

const plain = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 20, b: 30, alpha } } })
    .png()
    .toBuffer();

it("a signature shows a line", async () => {
  expect(await isDrawnSignature(sampleSignature)).toBe(true);
});

it.each([
  ["one pixel", 1, 1, 1],
  ["a line of pixels", 330, 2, 1],
  ["one colour", 330, 100, 1],
  ["nothing that is seen", 330, 100, 0],
])("%s is none", async (_, width, height, alpha) => {
  expect(await isDrawnSignature(await plain(width, height, alpha))).toBe(false);
});

it("what cannot be read is none", async () => {
  expect(await isDrawnSignature(sampleSignature.subarray(0, 300))).toBe(false);
});
