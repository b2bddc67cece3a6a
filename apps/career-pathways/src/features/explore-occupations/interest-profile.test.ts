import { interests } from "@guildway/api-contract";
import { expect, it } from "vitest";
import {
  type Answer,
  isFlat,
  profileOf,
  type QuestionId,
  questions,
  strongest,
} from "./interest-profile.ts";

const answered = (answer: (id: QuestionId, interest: string) => Answer) =>
  Object.fromEntries(questions.map(({ id, interest }) => [id, answer(id, interest)]));

it("there are at most twelve questions, as many for each interest, and none of a kind follows its like", () => {
  expect(questions.length).toBeLessThanOrEqual(12);
  const counts = interests.map((of) => questions.filter(({ interest }) => interest === of).length);
  expect(new Set(counts).size).toBe(1);
  for (const [place, { interest }] of questions.entries())
    expect(questions[place + 1]?.interest).not.toBe(interest);
});

it("a profile says how much each interest is liked, from 0 to 8", () => {
  expect(profileOf(answered((_, interest) => (interest === "R" ? "yes" : "no")))).toBe("800000");
  expect(profileOf(answered((id) => (id === "repair" ? "yes" : "unsure")))).toBe("644444");
});

it("there is no profile while a question is open", () => {
  const { sell: _, ...given } = answered(() => "yes");
  expect(profileOf(given)).toBeUndefined();
});

it("a profile that likes everything alike is flat", () => {
  expect(isFlat(profileOf(answered(() => "yes"))!)).toBe(true);
  expect(isFlat("844444")).toBe(false);
});

it("the strongest interests come first, and none that is not liked", () => {
  expect(strongest("826000")).toEqual(["R", "A", "I"]);
  expect(strongest("000008")).toEqual(["C"]);
});
