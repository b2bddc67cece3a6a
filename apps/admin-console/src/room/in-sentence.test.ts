import { expect, it } from "vitest";
import { inSentence } from "./in-sentence.ts";

it.each([
  ["Course topics", "course topics"],
  ["API keys", "API keys"],
  ["Public URLs", "public URLs"],
  ["Ámbitos", "ámbitos"],
])("%s is %s within a sentence", (title, within) => {
  expect(inSentence(title)).toBe(within);
});
