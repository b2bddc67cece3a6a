import { expect, it } from "vitest";
import { contrast } from "./contrast.ts";

it("black on white has a contrast of 21, in either order", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
});

it("a colour has no contrast with itself", () => {
  expect(contrast("#0b5d59", "#0b5d59")).toBe(1);
});

it("the grey #767676 on white is just enough for text", () => {
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
