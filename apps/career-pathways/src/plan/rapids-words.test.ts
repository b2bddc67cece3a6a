import { expect, it } from "vitest";
import { closestTitle, hoursInWords, readableTitle } from "./rapids-words.ts";

it.each([
  ["WELDER, COMBINATION", "Welder, combination"],
  ["CNC SET-UP PROGRAMMER", "CNC set-up programmer"],
  ["REPAIRER II (Chem)", "Repairer II (chem)"],
])("the RAPIDS title %s reads %s", (title, readable) => {
  expect(readableTitle(title)).toBe(readable);
});

it("the term of an apprenticeship is one figure, a range, or none", () => {
  expect(hoursInWords(8000, 8000, "en")).toBe("8,000 hours");
  expect(hoursInWords(5200, 8000, "en")).toBe("5,200–8,000 hours");
  expect(hoursInWords(8000, 8000, "es")).toBe("8,000 horas");
  expect(hoursInWords(null, null, "en")).toBeUndefined();
});

it("a level of another title does not speak for the work, unless there is nothing else", () => {
  const level = { Title: "TRUCK DRIVER, HEAVY, (Level 1 Tractor Trailer and Driver)" };
  const whole = { Title: "TRUCK DRIVER, HEAVY" };
  expect(closestTitle([level, whole])).toBe(whole);
  expect(closestTitle([level])).toBe(level);
  expect(closestTitle([])).toBeUndefined();
});
