import { tellingWords, wordsOf } from "../words.ts";
import type { LanguageModel } from "./language-model.ts";

const mostSentences = 4;
const mostTags = 5;

/** Answers with the sentences of the passages that fit the question best, each with its citation; nothing is made up. */
export const extractiveModel: LanguageModel = {
  async *answer({ question, passages }) {
    const asked = new Set(wordsOf(question));
    const sentences = passages.flatMap(({ number, text }, order) =>
      sentencesOf(text).map((sentence, place) => ({
        sentence,
        number,
        score: overlap(asked, sentence) - order * 0.05 - place * 0.001,
      })),
    );
    const best = sentences
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostSentences)
      .toSorted((a, b) => a.number - b.number);
    for (const { sentence, number } of best) yield `${sentence} [${number}]\n`;
  },
  complete: async (prompt) => tagsOf(prompt).join(", "),
};

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

function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?])\s+(?=[A-Z0-9"'(])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 20);
}
