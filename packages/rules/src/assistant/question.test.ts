import { expect, it } from "vitest";
import { isForwardAddress, questionFault } from "./question.ts";

it.each([
  ["", "empty"],
  ["  \n ", "empty"],
  ["Hi.", "short"],
  ["a. b", "short"],
  ["Hi", "few-words"],
  ["apprenticeship wages", "few-words"],
  ["apprenticeship   \n wages", "few-words"],
  ["what the fuck is this", "profane"],
  ["fuck", "profane"],
  ["Who is paid?", undefined],
  ["¿Cuánto se gana?", undefined],
])("the question %j is %s", (question, fault) => {
  expect(questionFault(question)).toBe(fault);
});

it("an address to answer to has an @ and a full stop", () => {
  expect(["a@b.c", "a@b", "a.b", ""].map(isForwardAddress)).toEqual([true, false, false, false]);
});
