import { askedWords } from "../asked-words.ts";
import { coverage } from "../evidence.ts";
import { type Language, languageOf, wordsOf } from "../words.ts";
import { holdsFacts, withoutForeignAddresses, withoutMarkup } from "./held-facts.ts";
import type { AnswerLine, CitedPassage } from "./language-model.ts";

/** A passage holds a sentence that has so much of its words in it, and all of its facts. */
const leastHeld = 0.6;
const mostCharacters = 1000;

/**
 * The sentences of a model's answer, each as soon as it is whole, with the passages that hold it: those that it cites,
 * or where it cites none or wrong ones the one that does.
 */
export async function* checkLines(
  pieces: AsyncIterable<string>,
  passages: readonly CitedPassage[],
): AsyncGenerator<AnswerLine> {
  const read = passages.map(readPassage);
  for await (const sentence of sentencesIn(pieces)) {
    const line = checkLine(sentence, read);
    if (line) yield line;
  }
}

interface ReadPassage {
  number: number;
  whole: string;
  stems: ReadonlySet<string>;
  language: Language;
}

function readPassage({ number, name, heading, text }: CitedPassage): ReadPassage {
  const whole = [name, heading, text].filter(Boolean).join(". ");
  return { number, whole, stems: new Set(wordsOf(whole)), language: languageOf(whole) };
}

function checkLine(sentence: string, passages: readonly ReadPassage[]): AnswerLine | undefined {
  const cited = new Set(
    [...sentence.matchAll(/\[\s*(\d+(?:\s*[,;]\s*\d+)*)\s*\]/g)].flatMap(([, numbers]) =>
      numbers!.split(/[,;]/).map(Number),
    ),
  );
  const text = withoutMarkup(sentence.replaceAll(/\s*\[[\d\s,;?]*\]/g, ""));
  if (!/\p{L}/u.test(text)) return undefined;
  const language = languageOf(text);
  const named = passages.filter(({ number }) => cited.has(number));
  if (named.length > 0 && isHeldBy(text, language, named))
    return { text, cites: named.map(({ number }) => number) };
  const holder = passages.find(
    (passage) => passage.language === language && isHeldBy(text, language, [passage]),
  );
  if (holder) return { text, cites: [holder.number] };
  const all = passages.map(({ whole }) => whole).join("\n");
  return { text: withoutForeignAddresses(text, all), cites: [] };
}

/** What is in another language than its passages has its facts compared alone. */
function isHeldBy(text: string, language: Language, passages: readonly ReadPassage[]): boolean {
  if (!holdsFacts(text, passages.map(({ whole }) => whole).join("\n"))) return false;
  if (passages.every((passage) => passage.language !== language)) return true;
  const stems = new Set(passages.flatMap((passage) => [...passage.stems]));
  return coverage(askedWords(text, language), stems) >= leastHeld;
}

/** A sentence ends at a line's end, or at a stop with its citations before the next begins. */
async function* sentencesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    rest += piece;
    for (;;) {
      const end = endOf(rest.slice(0, mostCharacters + 1));
      if (end === undefined) break;
      yield rest.slice(0, end);
      rest = rest.slice(end);
    }
  }
  if (rest.trim()) yield rest;
}

function endOf(text: string): number | undefined {
  const stop = /\n|[.!?]["”’)]*(?:\s*\[[\d\s,;?]*\][.!?]?)*(?=\s+[^\s[])/gu;
  for (const match of text.matchAll(stop)) {
    const end = match.index + match[0].length;
    if (match[0] === "\n" ? end > 1 || text.length > 1 : !isShortened(text.slice(0, end)))
      return end;
  }
  return text.length > mostCharacters ? mostCharacters : undefined;
}

const isShortened = (text: string) =>
  /(?:^|[\s(])(?:\p{Lu}|\d{1,2}|Mr|Mrs|Ms|Dr|St|No|Inc|Co|e\.g|i\.e|etc|U\.S)\.$/u.test(text);
