import { expect, it } from "vitest";
import { ratioIn } from "./ratio.ts";
import {
  dollarsIn,
  hoursAlone,
  inOrder,
  isDamagedCode,
  oNetCodeIn,
  onlyONetCodeIn,
  percentIn,
  rangeIn,
  rapidsCodeAt,
  tickedTypeIn,
  typeIn,
  wholeHoursIn,
} from "./values.ts";

it.each([
  ["OJL attainment of 7920-9380 hours", { least: 7920, most: 9380 }],
  ["8,000 hours", { least: 8000, most: 8000 }],
  ["10–15", { least: 10, most: 15 }],
  ["2,000 to 2,500 hours", { least: 2000, most: 2500 }],
  ["Min 7920 hours", { least: 7920, most: 7920 }],
  ["6.000 horas", { least: 6000, most: 6000 }],
  ["no number", undefined],
])("%j is the range %o", (text, expected) => {
  expect(rangeIn(text)).toEqual(expected);
});

it("hours stand alone where nothing but their unit stands beside them", () => {
  expect(hoursAlone("Hours: 10–15")).toEqual({ least: 10, most: 15 });
  expect(hoursAlone("  45 ")).toEqual({ least: 45, most: 45 });
  expect(hoursAlone("288.00000001")).toEqual({ least: 288, most: 288 });
  expect(hoursAlone("150 thru 250")).toEqual({ least: 150, most: 250 });
  expect(hoursAlone("Min 200 Max 300")).toEqual({ least: 200, most: 300 });
  expect(hoursAlone("± 500 hours (est.)")).toEqual({ least: 500, most: 500 });
  expect(hoursAlone("Section 3")).toBeUndefined();
  expect(
    ["1,000¹", "500†", "750 [2]", "1 200 horas"].map((text) => hoursAlone(text)?.most),
  ).toEqual([1000, 500, 750, 1200]);
});

it.each([
  ["8,000", 8000],
  ["Four thousand (4,000) hours", 4000],
  ["2,000 per year for 4 years (8,000 total)", 8000],
  ["144 per year", undefined],
  ["2 years x 2,000 hours", undefined],
  ["40 hours/week", undefined],
  ["2,000 or 4,000", undefined],
])("%j says %s hours of the whole program", (text, hours) => {
  expect(wholeHoursIn(text)?.least).toBe(hours);
});

it.each([
  ["O*NET-SOC CODE:  49-9021.00", "49-9021.00"],
  ["15 - 1231 . 00", "15-1231.00"],
  ["47–2111", "47-2111"],
  ["51\u20114041.00", "51-4041.00"],
  ["12-2024", undefined],
  ["31909100", "31-9091.00"],
  [" 472111", "47-2111"],
  ["2024-1231", undefined],
  ["555-0100", undefined],
])("%j has the O*NET code %s", (text, code) => {
  expect(oNetCodeIn(text)).toBe(code);
});

it.each([
  [": 3048", "3048"],
  [":  0637HY", "0637HY"],
  ["1039R-HY", "1039R-HY"],
  [" 2020R9-HY x", "2020R9-HY"],
  ["0123AA-CL9", "0123AA-CL9"],
  ["0077CL12", "0077CL12"],
  ["0296 HY", "0296HY"],
  ["1039R\u2011HY", "1039R-HY"],
  ["'0059", "0059"],
  ["0840cb", "0840cb"],
  ["0159 / 0643", undefined],
  ["157", "157"],
  ["837.0", "837.0"],
  ["is assigned", undefined],
  ["12345", undefined],
  ["49-9021.00", undefined],
])("%j begins with the RAPIDS code %s", (text, code) => {
  expect(rapidsCodeAt(text)).toBe(code);
});

it("of two O*NET codes none is the code", () => {
  expect(onlyONetCodeIn("47-2231.00 and 47-2111.00")).toBeUndefined();
  expect(onlyONetCodeIn("47-2231.00 (47-2231.00)")).toBe("47-2231.00");
});

it("a code that lost its zeros is known as damaged", () => {
  expect(["157", "837.0", "1043.0"].every(isDamagedCode)).toBe(true);
  expect(["0157", "3048", "0637HY", "157CB"].some(isDamagedCode)).toBe(false);
});

it.each([
  ["☐     Time-based☐     Competency-based☒     Hybrid", "H"],
  ["☒ Competency-Based ☐ Time-Based ☐ Hybrid", "CB"],
  ["[ ] Hybrid [x] Time based", "TB"],
  ["Time-based ☒ Competency-based ☐ Hybrid ☐", "TB"],
  ["🞎 Time-Based 🗹 Competency-Based 🞎 Hybrid", "CB"],
  ["___ Time-Based _X_ Hybrid", "H"],
  ["X Time-Based", "TB"],
  ["☐ Time-based ☐ Hybrid", undefined],
  ["☒ Time-based ☒ Hybrid", undefined],
])("of the boxes %j the type %s is ticked", (text, type) => {
  expect(tickedTypeIn(text)).toBe(type);
});

it("a type is known by its word or its letters, unless several are named", () => {
  expect(["Competency-based", "Time-Based", "Hybrid", "HY", "CB"].map(typeIn)).toEqual([
    "CB",
    "TB",
    "H",
    "H",
    "CB",
  ]);
  expect(typeIn("(time-based, competency-based, hybrid)")).toBeUndefined();
});

it.each([
  ["The apprentice to journeyworker ratio is: 1 Apprentice to1 Journeyworker.", 1, 1],
  ["two (2) apprentices for every three (3) journeyworkers", 2, 3],
  ["one journeyworker to one apprentice", 1, 1],
  ["There are 4 skilled journeyworkers for each 2 apprentices", 2, 4],
  ["5:1", 5, 1],
  ["One to one", 1, 1],
  ["One apprentice may be employed for each journeyworker", 1, 1],
  ["one apprentice for every three journeymen", 1, 3],
])("%j is a ratio of %i to %i", (text, apprentices, journeyworkers) => {
  expect(ratioIn(text)).toEqual({ apprentices, journeyworkers });
});

it("dollars and percents are read with their signs alone", () => {
  expect([dollarsIn("$15.40"), dollarsIn("is $1,250"), dollarsIn("15.40")]).toEqual([
    15.4,
    1250,
    undefined,
  ]);
  expect([percentIn("55%"), percentIn("62.5 %"), percentIn("55")]).toEqual([55, 62.5, undefined]);
});

it("hours with more at the least than at the most are read as the least", () => {
  expect(inOrder({ least: 700, most: 500 })).toEqual({ least: 700, most: 700 });
  expect(inOrder({ least: 500, most: 700 })).toEqual({ least: 500, most: 700 });
  expect(inOrder({ least: 500, most: undefined })).toEqual({ least: 500, most: undefined });
});

it("a ratio is of those who teach on the job", () => {
  expect(ratioIn("1 mentor to 3 apprentices")).toEqual({ apprentices: 3, journeyworkers: 1 });
  expect(ratioIn("1 apprentice : 1 mentor teacher")).toEqual({ apprentices: 1, journeyworkers: 1 });
});
