import { wordsOf } from "../passages/words.ts";
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
  async complete(prompt) {
    const counts = new Map<string, number>();
    for (const word of wordsOf(prompt)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts]
      .toSorted(([a, m], [b, n]) => n - m || b.length - a.length || (a < b ? -1 : 1))
      .slice(0, mostTags)
      .map(([word]) => word)
      .join(", ");
  },
};

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
