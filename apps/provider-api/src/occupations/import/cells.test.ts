import { describe, expect, it } from "vitest";
import { rapidsCode, wage, wholeNumber } from "./cells.ts";
import { shownImportance } from "./read-onet-elements.ts";
import { splitLine } from "./split-line.ts";

describe("wages as BLS writes them", () => {
  it.for([
    ["29.98", 29.98, false],
    ["208,000+", 208_000, true],
    ["$62,350", 62_350, false],
    ["#", 115, true],
    ["*", null, false],
    ["", null, false],
  ] as const)("'%s' is %s, above the top figure: %s", ([cell, value, topCoded]) => {
    expect(wage(115)(cell)).toEqual({ value, topCoded });
  });

  it("anything else is a fault", () => {
    expect(() => wage(115)("n/a")).toThrow('"n/a" is not a wage');
    expect(() => wage(115)("99999999999999")).toThrow("is not a wage");
  });
});

it("RAPIDS codes are text and keep their zeros", () => {
  expect(["0159", "0296CB", "0069R1-HY"].map(rapidsCode)).toEqual(["0159", "0296CB", "0069R1-HY"]);
  expect(() => rapidsCode("159")).toThrow("is not a RAPIDS code");
});

it("a number outside its range is a fault that names the range", () => {
  expect(() => wholeNumber(1, 5)("6")).toThrow("6 is not between 1 and 5");
});

it.for([
  [1, 0],
  [5, 100],
  [3.5, 63],
  [3.38, 60],
  [3.66, 67],
  [2.02, 26],
  [4.78, 95],
] as const)("importance %d is shown as %d", ([importance, shown]) => {
  expect(shownImportance(importance)).toBe(shown);
});

describe("lines", () => {
  it("quoted cells may hold commas and doubled quotation marks", () => {
    expect(splitLine('1,"Allentown, PA","the ""Queen"" city",', ",")).toEqual([
      "1",
      "Allentown, PA",
      'the "Queen" city',
      "",
    ]);
  });

  it("quotation marks mean nothing in tab-separated files", () => {
    expect(splitLine('a\t"b', "\t")).toEqual(["a", '"b']);
  });

  it.for([
    ['1,"open', "a quotation mark is not closed"],
    ['1,"a"b', "text follows a closing quotation mark"],
  ] as const)("%s: %s", ([line, reason]) => {
    expect(splitLine(line, ",")).toBe(reason);
  });
});
