import { expect, it } from "vitest";
import { shortestTime, timeOfHours, timeOfProgram, trainingTimeTexts } from "./training-time.ts";

const { words } = trainingTimeTexts.en;

it.each([
  ["214111-46.0302-20", "less than 12 weeks"],
  ["214111-46.0302-21", "12 weeks to a year"],
  ["214111-46.0302-2", "1 to 2 years"],
  ["214111-46.0302-3", "2 to 4 years"],
  ["214111-46.0302-5", "4 years or more"],
])("the program %s takes %s", (ID, told) => {
  expect(words(timeOfProgram({ ID })!)).toBe(told);
});

it("what comes after a bachelor's degree, or has no award, is told no time", () => {
  expect(timeOfProgram({ ID: "214111-46.0302-7" })).toBeUndefined();
  expect(timeOfProgram({ ID: undefined })).toBeUndefined();
});

it("the shortest way is the award that takes least, wherever it stands", () => {
  const programs = ["1-46.0302-5", "1-46.0302-21", "1-46.0302-3"].map((ID) => ({ ID }));
  expect(shortestTime(programs)).toEqual({ least: 0.25, most: 1 });
  expect(shortestTime([])).toBeUndefined();
});

it.each([
  [8000, 8000, "about 4 years", "alrededor de 4 años"],
  [2000, 2000, "about 1 year", "alrededor de 1 año"],
  [6000, 8000, "3 to 4 years", "3 a 4 años"],
  [2785, 2785, "about 1.5 years", "alrededor de 1.5 años"],
])("an apprenticeship of %i to %i hours takes %s", (least, most, english, spanish) => {
  const time = timeOfHours(least, most)!;
  expect(words(time)).toBe(english);
  expect(trainingTimeTexts.es.words(time)).toBe(spanish);
});

it("an apprenticeship without hours is told no time", () => {
  expect(timeOfHours(null, null)).toBeUndefined();
});
