import { expect, it } from "vitest";
import { printDate } from "./print-date.ts";

it("dates are written MM/DD/YYYY", () => {
  expect(printDate(new Date(2026, 0, 9))).toBe("01/09/2026");
});
