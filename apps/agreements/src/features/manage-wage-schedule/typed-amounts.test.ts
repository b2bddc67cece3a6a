import { expect, it } from "vitest";
import { dollarsIn, numberIn, shownDollars } from "./typed-amounts.ts";

it("CP-9.3 an amount is dollars, rounded to cents", () => {
  expect(["18", "18.5", "$1,018.456", " .5 ", "7."].map(dollarsIn)).toEqual([
    18, 18.5, 1018.46, 0.5, 7,
  ]);
  expect(["18", "18.456", "about 18"].map(shownDollars)).toEqual(["18.00", "18.46", "about 18"]);
});

it.each(["", ".", "-5", "1e3", "18 dollars", "0x10", "1.2.3", "Infinity"])(
  "%j is no number",
  (typed) => {
    expect(numberIn(typed)).toBeUndefined();
  },
);
