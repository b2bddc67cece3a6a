import { expect, it } from "vitest";
import { layQueries } from "../lay-queries.ts";
import { layTerms } from "./lay-terms.ts";
import { spanishLayTerms } from "./spanish-lay-terms.ts";
import { spanishStemOf } from "./spanish-words.ts";
import { fillers, wordsOf } from "./words.ts";

it("no phrase among the lay terms is one of the searches that the ranking is measured by", () => {
  const searches = new Set(layQueries.map(({ query }) => wordsOf(query).join(" ")));
  const phrases = layTerms.map(([lay]) => wordsOf(lay)).filter((words) => words.length > 1);
  expect(phrases.map((words) => words.join(" ")).filter((phrase) => searches.has(phrase))).toEqual(
    [],
  );
});

it("each lay term stands once", () => {
  const terms = layTerms.map(([lay]) => lay);
  expect(terms.filter((term, place) => terms.indexOf(term) !== place)).toEqual([]);
});

it("no two Spanish lay terms are forms of one word, and none holds a word that a search leaves out", () => {
  const terms = spanishLayTerms.map(([lay]) => wordsOf(lay));
  const stems = terms.map((words) => words.map(spanishStemOf).join(" "));
  expect(stems.filter((stem, place) => stems.indexOf(stem) !== place)).toEqual([]);
  expect(terms.flat().filter((word) => fillers.has(word))).toEqual([]);
});
