import { expect, it } from "vitest";
import { layQueries } from "../lay-queries.ts";
import { layTerms } from "./lay-terms.ts";
import { wordsOf } from "./words.ts";

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
