import { expect, it } from "vitest";
import { shownDate } from "./shown-date.ts";

it("CP-1.5 a date is shown as month, day and year, each in full", () => {
  expect(shownDate("2026-03-05T12:00:00Z")).toBe("03/05/2026");
});

it("no date is shown as nothing", () => {
  expect([shownDate(null), shownDate(undefined)]).toEqual(["", ""]);
});
