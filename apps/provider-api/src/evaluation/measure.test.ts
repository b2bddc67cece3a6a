import { expect, it } from "vitest";
import { gainAtTen, mean } from "./measure.ts";

const found = (places: number[], answers = places.length) => ({
  isAnswer: Array.from({ length: 10 }, (_, place) => places.includes(place)),
  answers,
});

it("an answer further down gains less, and one that is missing nothing", () => {
  expect(gainAtTen([found([0, 1])])).toBe(1);
  expect(gainAtTen([found([2])])).toBe(0.5);
  expect(gainAtTen([found([0], 2)])).toBeCloseTo(0.613, 3);
  expect(gainAtTen([found([], 3)])).toBe(0);
});

it("nothing asked is 0 and no fault", () => {
  expect(mean([])).toBe(0);
});
