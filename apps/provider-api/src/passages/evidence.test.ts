import { expect, it } from "vitest";
import { askedWords } from "./asked-words.ts";
import { coverage } from "./evidence.ts";
import { wordsOf } from "./words.ts";

const held = (question: string, text: string, unknown: string[] = []) =>
  coverage(askedWords(question), new Set(wordsOf(text)), new Set(unknown));

it("all of a question, half of it, and nothing", () => {
  expect(held("castle garden", "The garden of the castle")).toBe(1);
  expect(held("castle garden", "The garden")).toBe(0.5);
  expect(held("castle garden", "A motor")).toBe(0);
  expect(held("", "A motor")).toBe(0);
});

it("kin count less than the word itself", () => {
  expect(held("salary", "The wage")).toBeGreaterThan(0.5);
  expect(held("salary", "The wage")).toBeLessThan(1);
});

it("a name that is missing weighs more than another word, as does what the whole library does not know", () => {
  const text = "The garden of the castle";
  expect(held("castle of Heidelberg", text)).toBeLessThan(held("castle of stone", text));
  expect(held("castle of stone", text, ["stone"])).toBe(held("castle of Heidelberg", text));
  expect(held("garden of the Castle", text)).toBe(1);
});
