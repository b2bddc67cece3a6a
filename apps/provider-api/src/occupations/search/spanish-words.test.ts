import { expect, it } from "vitest";
import { spanishStemOf, spanishWordsOf } from "./spanish-words.ts";
import { wordsOf } from "./words.ts";

it.for([
  ["mesero", "mesera"],
  ["enfermeros", "enfermera"],
  ["soldador", "soldadora"],
  ["trabajadores", "trabajadora"],
  ["chofer", "choferes"],
  ["reparar", "reparación"],
  ["reparando", "reparadores"],
  ["panadería", "panadera"],
  ["niñero", "NIÑERAS"],
] as const)("'%s' and '%s' have one stem", ([a, b]) => {
  expect(wordsOf(a).map(spanishStemOf)).toEqual(wordsOf(b).map(spanishStemOf));
});

it.for([
  ["soldado", "soldador"],
  ["cocina", "cochero"],
  ["minero", "mina"],
] as const)("'%s' and '%s' have not", ([a, b]) => {
  expect(wordsOf(a).map(spanishStemOf)).not.toEqual(wordsOf(b).map(spanishStemOf));
});

it.for([
  ["Soldador/a", ["soldador"]],
  ["Actor/actriz", ["actor", "actriz"]],
  ["Peluquero/a, estilista", ["peluquero", "estilista"]],
] as const)("the words of the title '%s' are %j", ([title, words]) => {
  expect(spanishWordsOf(title)).toEqual(words);
});

it("accents do not count, and a nail is not the word for one", () => {
  expect(wordsOf("camión niño")).toEqual(wordsOf("camion nino"));
  expect(wordsOf("uñas")).toEqual(wordsOf("uña"));
  expect(wordsOf("uña")).not.toEqual(wordsOf("una"));
});
