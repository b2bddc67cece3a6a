import { layTerms, spanishLayTerms } from "../occupations/index.ts";
import { abbreviations, idioms, kin } from "./kin.ts";
import { type Language, languageOf, plainWords, stemIn, tellingWords } from "./words.ts";

/** A word of a question, and all that would do in its place, each with how well: 1 is the word itself. */
export interface AskedWord {
  shown: string;
  stem: string;
  /** How much it tells of what is asked, 0 to 1. */
  weight: number;
  /** Nothing else can stand for it. */
  isName: boolean;
  stems: Map<string, number>;
}

const kinWeight = 0.7;
const layWeight = 0.6;
/** Of words that stand in nearly every question about work. */
const weakWeight = 0.4;
const mostWords = 24;

const list = (words: string) => new Set(words.split(" "));

/** How people ask, not what they ask about. */
const fillers: ReadonlySet<string> = list(
  "tell explain describe know say said want wants wanted please actually really thing things something anything someone somebody anybody anyone everyone people person folks mean means meant meaning happen happens called kind kinds sort sorts type types way ways lot lots much many often every ever question answer info information give show let living going goes go hi hello hey thanks thank maybe wonder wondering exactly basically stuff whenever whatever anyway soon usually generally other others another against during around along across until since yet still even again same own both each under over between through " +
    "quiero quisiera saber decir dime digame explique hola gracias favor cosa cosas alguien persona personas significa mientras debo",
);
const weakWords: ReadonlySet<string> = list(
  "job jobs work works worker workers working need needs use uses used using take takes make makes put puts help time day days new good right able ask part turn look count handle deal kept keep come talk done allowed wrong matter different best better place " +
    "trabajo trabajar usar usa uso dar dan ayuda",
);

/** The words of a question that say what it is about, each with its kin. */
export function askedWords(asks: string, language: Language = languageOf(asks)): AskedWord[] {
  const question = language === "en" ? withoutIdioms(asks) : asks;
  const all = tellingWords(question, language);
  const told = all.filter(({ shown }) => !fillers.has(shown));
  // A question of fillers alone asks for them.
  const words = (told.length > 0 ? told : all).slice(0, mostWords);
  const names = namesIn(question);
  const asked = new Map<string, AskedWord>();
  for (const [place, { shown, stem }] of words.entries()) {
    const meant = meantBy.get(stem);
    if (meant) {
      // All that it is short for is asked for, and it may stand there itself.
      for (const one of meant)
        asked.set(one, {
          shown,
          stem: one,
          weight: 1 / Math.sqrt(meant.length),
          isName: false,
          stems: new Map([[one, 1], [stem, 1], ...(kinOf.get(one) ?? [])]),
        });
      continue;
    }
    const word = asked.get(stem) ?? {
      shown,
      stem,
      weight: weakWords.has(shown) ? weakWeight : 1,
      isName: names.has(shown),
      stems: new Map([[stem, 1]]),
    };
    for (const [other, weight] of kinOf.get(stem) ?? []) add(word, other, weight);
    const next = words[place + 1];
    if (next) add(word, stemIn(language, shown + next.shown), 1);
    const before = words[place - 1];
    if (before) add(word, stemIn(language, before.shown + shown), 1);
    asked.set(stem, word);
  }
  for (const { shown, meanings } of layTermsIn(plainWords(question))) {
    // What is said in several words may be among the fillers but for one.
    const stem = shown.map((one) => words.find((word) => word.shown === one)?.stem).find(Boolean);
    const word = stem && asked.get(stem);
    for (const meaning of meanings) if (word) add(word, meaning, layWeight);
  }
  return [...asked.values()];
}

/** Small words in one that says the same; capitals elsewhere stay, since they tell names. */
function withoutIdioms(question: string): string {
  let said = question;
  for (const [idiom, means] of idioms)
    said = said.replaceAll(new RegExp(idiom.source, "gi"), means);
  return said;
}

/** Words with a capital within a sentence, where not all are written so. */
function namesIn(question: string): Set<string> {
  const words = question.split(/\s+/);
  const capital = words.filter(
    (word, place) =>
      /^\p{Lu}\p{Ll}/u.test(word) && place > 0 && !/[.!?¿¡]$/.test(words[place - 1]!),
  );
  return new Set(capital.length > words.length / 2 ? [] : plainWords(capital.join(" ")));
}

function add({ stems }: Pick<AskedWord, "stems">, stem: string, weight: number): void {
  if ((stems.get(stem) ?? 0) < weight) stems.set(stem, weight);
}

/** The kin of each stem of either language. */
const kinOf = makeKin();

function makeKin(): Map<string, Map<string, number>> {
  const made = new Map<string, Map<string, number>>();
  const relate = (from: string, to: string, weight: number) => {
    if (from === to) return;
    const of = made.get(from) ?? new Map<string, number>();
    add({ stems: of }, to, weight);
    made.set(from, of);
  };
  for (const family of kin) {
    const [english = "", spanish = ""] = family.split(" | ");
    const stems = [...stemsOf("en", english), ...stemsOf("es", spanish)];
    for (const from of stems) for (const to of stems) relate(from, to, kinWeight);
  }
  return made;
}

/** What an abbreviation is short for. */
const meantBy = new Map(
  abbreviations.map((line) => {
    const [short = "", ...meant] = stemsOf("en", line);
    return [short, meant] as const;
  }),
);

function stemsOf(language: Language, words: string): string[] {
  return plainWords(words).map((word) => stemIn(language, word));
}

interface LayTerm {
  stems: readonly string[];
  meanings: readonly string[];
}

/** What one says in daily life for the words of occupations, by its first stem. */
const layTermsByStem = Map.groupBy(
  [
    ...layTerms.map((term) => layTerm("en", term)),
    ...spanishLayTerms.map((term) => layTerm("es", term)),
  ],
  ({ stems }) => stems[0] ?? "",
);

function layTerm(language: Language, [lay, ...meanings]: readonly [string, ...string[]]): LayTerm {
  return {
    stems: stemsOf(language, lay),
    meanings: meanings.flatMap((meaning) => stemsOf("en", meaning)),
  };
}

function* layTermsIn(
  words: readonly string[],
): Generator<{ shown: readonly string[]; meanings: readonly string[] }> {
  for (const language of ["en", "es"] as const) {
    const stems = words.map((word) => stemIn(language, word));
    for (const [place, stem] of stems.entries())
      for (const term of layTermsByStem.get(stem) ?? [])
        if (term.stems.every((one, offset) => stems[place + offset] === one))
          yield {
            shown: words.slice(place, place + term.stems.length),
            meanings: term.meanings,
          };
  }
}
