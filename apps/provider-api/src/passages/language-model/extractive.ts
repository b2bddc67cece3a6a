import { type AskedWord, askedWords } from "../asked-words.ts";
import { coverage, worthIn } from "../evidence.ts";
import type { Stems } from "../rank.ts";
import { amountAskedIn } from "../quantities.ts";
import { respell } from "../respell.ts";
import { sentencesOf } from "../sentences.ts";
import { tellingWords, wordsOf } from "../words.ts";
import type { AnswerLine, AnswerRequest, CitedPassage } from "./language-model.ts";

const mostSentences = 4;
const mostTags = 5;
/** A question is answered from a passage that holds so much of what it tells. */
const leastEvidence = 0.5;
/** A sentence is given that fits so well, compared with the best. */
const leastFit = 0.9;
/** What the headings above a sentence say, and the one that it leans on, it says too, but not as clearly. */
const aroundWeight = 0.5;
/** How much better a sentence fits that holds the amount which is asked for. */
const amountFits = 1.8;

/** The sentences of the passages that fit the question best, each with its citation; nothing is made up, and nothing said where no passage holds enough of the question, or of one of those that it is made of. */
export function extractiveAnswer(asks: AnswerRequest): AnswerLine[] {
  const whole = answerOf(asks);
  const parts = questionsIn(asks.question);
  if (whole.length > 0 || parts.length < 2) return whole;
  const lines = parts.flatMap((question) => answerOf({ ...asks, question }));
  return lines.filter(({ text }, place) => lines.findIndex((line) => line.text === text) === place);
}

const questionWords =
  "how|what|when|where|who|which|why|can|may|do|does|is|are|cómo|qué|cuándo|dónde|quién|cuál|cuánt[oa]s?";
const between = new RegExp(
  String.raw`(?:\?\s+|,?\s+(?:and|y)\s+)(?=¿?(?:${questionWords})(?!\p{L}))`,
  "iu",
);

/** The questions that are asked in one: "What do I need and how much is it?" is two. */
const questionsIn = (question: string): string[] => question.split(between).slice(0, 3);

function answerOf({ question, passages, unknown }: AnswerRequest): AnswerLine[] {
  const words = askedWords(question);
  const spelt = respell(words, passages.map(readStems));
  const asked = words.map((word) => spelt.find(({ shown }) => shown === word.shown) ?? word);
  const fitting = passages.filter(
    (passage) => coverage(asked, stemsOf(passage), unknown) >= leastEvidence,
  );
  return bestSentences(asked, fitting, amountAskedIn(question)).map(({ text, number }) => ({
    text,
    cites: [number],
  }));
}

/** Tags for a prompt without a model. */
export const completeByWords = (prompt: string) => tagsOf(prompt).join(", ");

function readStems({ number, text, heading, name }: CitedPassage): Stems {
  const read = (given: string | null | undefined) => wordsOf(given ?? "");
  return { id: String(number), name: read(name), heading: read(heading), text: read(text) };
}

function stemsOf(passage: CitedPassage): Set<string> {
  const { name, heading, text } = readStems(passage);
  return new Set([...name, ...heading, ...text]);
}

interface Fitting {
  text: string;
  number: number;
  place: number;
  leans: boolean;
  fit: number;
}

/** The best sentences in the order of their passages, each after the one that it leans on. */
function bestSentences(
  asked: readonly AskedWord[],
  passages: readonly CitedPassage[],
  holdsAmount: (sentence: string) => boolean = () => false,
): Fitting[] {
  const sentences = passages.flatMap((passage, order) => {
    const above = new Set(wordsOf(`${passage.name ?? ""} ${passage.heading ?? ""}`));
    let before = above;
    return sentencesOf(passage.text).map(({ text, leans }, place) => {
      const stems = new Set(wordsOf(text));
      const around = leans ? before.union(above) : above;
      const held = asked.map((word) =>
        Math.max(worthIn(word, stems), aroundWeight * worthIn(word, around)),
      );
      before = stems;
      return { text, leans, place, number: passage.number, order, held };
    });
  });
  // What stands in every sentence tells none from another.
  const rarity = asked.map((_, word) => {
    const holding = sentences.filter(({ held }) => held[word]! > aroundWeight).length;
    return Math.log(1 + sentences.length / (1 + holding));
  });
  const fitting = sentences.map(({ held, order, ...sentence }) => ({
    ...sentence,
    fit:
      asked.reduce((sum, { weight }, word) => sum + weight * rarity[word]! * held[word]!, 0) *
      (1 - order * 0.1) *
      (holdsAmount(sentence.text) ? amountFits : 1),
  }));
  const most = Math.max(0, ...fitting.map(({ fit }) => fit));
  const best = fitting
    .filter(({ fit }) => fit > 0 && fit >= most * leastFit)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, mostSentences);
  return fitting.filter((sentence, at) => best.includes(sentence) || isLeantOn(fitting, at, best));
}

function isLeantOn(all: readonly Fitting[], at: number, best: readonly Fitting[]): boolean {
  const next = all[at + 1];
  return next !== undefined && next.number === all[at]!.number && next.leans && best.includes(next);
}

/**
 * Tags for a prompt without a model: where it holds a list (numbered, bulleted, or after a colon), the items that its
 * other words name; else the words that it uses most, as they stand in it.
 */
function tagsOf(prompt: string): string[] {
  const { labels, rest } = listIn(prompt);
  if (labels.length >= 2) return labelsByWords(rest, labels);
  const counts = new Map<string, { shown: string; count: number }>();
  for (const { shown, stem } of tellingWords(prompt)) {
    const known = counts.get(stem);
    if (known) known.count += 1;
    else if (!instructions.has(shown)) counts.set(stem, { shown, count: 1 });
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || b.shown.length - a.shown.length)
    .slice(0, mostTags)
    .map(({ shown }) => shown);
}

/** What a prompt says of the answer, not of its subject. */
const instructions: ReadonlySet<string> = new Set(
  "classify tag tags list label labels category categories keyword keywords following text return answer comma separated generate create suggest choose pick best which".split(
    " ",
  ),
);

/** The items of the list in a prompt, and the rest of it. */
function listIn(prompt: string): { labels: string[]; rest: string } {
  const lines = prompt.split("\n");
  const item = /^\s*(?:\d+[.)]|[-*•])\s+(\S.*)$/s;
  const items = lines.flatMap((line) => item.exec(line)?.[1]?.trim() ?? []);
  if (items.length >= 2)
    return { labels: items, rest: lines.filter((line) => !item.test(line)).join("\n") };
  // What follows the space is no space, so that a long one is gone through once.
  for (const [whole, list = ""] of prompt.matchAll(/:\s*(?=\S)([^:.\n]+)(?=[.\n]|$)/g)) {
    const labels = list.split(/[,;]/).map((part) => part.trim());
    const isList = labels.length >= 2 && labels.every((label) => /^\S+(?: \S+){0,3}$/.test(label));
    if (isList) return { labels, rest: prompt.replace(whole, "") };
  }
  return { labels: [], rest: prompt };
}

/** The labels whose own words stand in the text, best first; empty where none does. */
export function labelsByWords(text: string, labels: readonly string[], most = 3): string[] {
  const words = new Set(wordsOf(text));
  return labels
    .map((label, order) => ({
      label,
      order,
      score: overlap(words, label) / Math.max(1, wordsOf(label).length),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, most)
    .map(({ label }) => label);
}

function overlap(words: ReadonlySet<string>, text: string): number {
  return new Set(wordsOf(text).filter((word) => words.has(word))).size;
}
