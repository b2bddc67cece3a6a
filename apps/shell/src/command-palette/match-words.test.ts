import { expect, test } from "vitest";
import { fit } from "./match-words.ts";

test("the beginning of a label fits best, then beginnings of its words, parts, and letters in order", () => {
  expect(fit("train", "Training plans")).toBe(0);
  expect(fit("plan", "Training plans")).toBe(1);
  expect(fit("pl tr", "Training plans")).toBe(1);
  expect(fit("ining", "Training plans")).toBe(2);
  expect(fit("trpl", "Training plans")).toBe(3);
});

test("accents and case do not count", () => {
  expect(fit("planes de capacitacion", "Planes de capacitación")).toBe(0);
  expect(fit("ORGÁNIZ", "Organizations")).toBe(0);
});

test("what does not fit is not offered, nor two letters from within a word", () => {
  expect(fit("zebra", "Training plans")).toBeUndefined();
  expect(fit("an", "Training plans")).toBeUndefined();
  expect(fit("training zebra", "Training plans")).toBeUndefined();
  expect(fit("", "Training plans")).toBeUndefined();
});
