import { describe, expect, it } from "vitest";
import { askedWords } from "./asked-words.ts";
import { respell } from "./respell.ts";
import { languageOf, wordsOf } from "./words.ts";

const asked = (question: string) => askedWords(question).map(({ shown }) => shown);
const meant = (question: string, stem: string) =>
  askedWords(question).some(({ stems }) => stems.has(stem));

describe("a question", () => {
  it.each([
    ["Can you please tell me what the wage is?", ["wage"]],
    ["¿Me puede decir cuánto es el salario?", ["salario"]],
    ["what is it", []],
  ])("%j asks for %j", (question, words) => {
    expect(asked(question)).toEqual(words);
  });

  it("of nothing but words of asking asks for them", () => {
    expect(asked("explain the meaning")).toEqual(["explain", "meaning"]);
  });

  it.each([
    ["How much do apprentices earn?", "wage"],
    ["¿cuánto gana un aprendiz?", "wage"],
    ["I want a job looking after children", "care"],
    ["is there day care", "daycar"],
    ["do you have x-rays", "xrai"],
  ])("%j is understood as one for %j", (question, word) => {
    expect(meant(question, wordsOf(word)[0] ?? word)).toBe(true);
  });

  it("asks for all that an abbreviation stands for", () => {
    expect(askedWords("what do RNs do").map(({ stem }) => stem)).toEqual(["regist", "nurs"]);
  });

  it("knows a name by its capital, but not in a question that writes all with capitals", () => {
    const names = (question: string) => askedWords(question).map(({ isName }) => isName);
    expect(names("the castle of Heidelberg")).toEqual([false, true]);
    expect(names("The Castle Of Heidelberg")).toEqual([false, false]);
  });
});

describe("words", () => {
  it.each([
    ["Cuando el condado cierra sus escuelas no hay clases", "es"],
    ["When the county closes its schools there is no class", "en"],
    ["¿Salario?", "es"],
    ["Welding", "en"],
  ])("%j is in %s", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each([
    ["en", "training", "trained"],
    ["en", "two years", "2 year"],
    ["es", "inscripción", "inscripciones"],
    ["es", "niños", "nino"],
    ["es", "aprendices pagados", "aprendiz pagado"],
  ] as const)("in %s %j and %j are the same", (language, one, other) => {
    expect(wordsOf(one, language)).toEqual(wordsOf(other, language));
  });

  it("letters in a row that are no word are not remembered as one", () => {
    expect(wordsOf(`Welding ${"x".repeat(50_000)} ${"y".repeat(61)} safety`)).toEqual(
      wordsOf("Welding safety"),
    );
  });
});

describe("a word that nothing holds", () => {
  const passages = ["apprentice wages", "log book", "planning"].map((text, place) => ({
    id: String(place),
    name: [],
    heading: [],
    text: wordsOf(text, "en"),
  }));
  const respelt = (question: string) =>
    respell(askedWords(question), passages).map(({ stems }) => [...stems.keys()]);

  it.each([
    ["aprentise", "apprentic"],
    ["logbook", "log"],
    ["planing", "plan"],
  ])("%j is read as %j", (typed, stem) => {
    expect(respelt(typed)[0]).toContain(stem);
  });

  it.each(["wage", "zebra", "wagon"])("%j is left as it is", (typed) => {
    expect(respelt(typed)).toEqual([]);
  });
});

it("small words that say something together are asked for by what they say", () => {
  const stems = (question: string) => new Set(askedWords(question, "en").map(({ stem }) => stem));
  expect(stems("How can I sign up for welding?")).toEqual(
    stems("How can I apply enroll for welding?"),
  );
  expect(stems("Were you laid off?")).toEqual(stems("Were you layoff?"));
  expect(stems("Who signs the agreement?").has([...stems("sign")][0]!)).toBe(true);
});
