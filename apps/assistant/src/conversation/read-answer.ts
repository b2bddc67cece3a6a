import type { Exchange } from "./conversation.ts";

/** A sentence of an answer, and the numbers of the passages that hold it. */
export interface Sentence {
  text: string;
  cites: readonly number[];
}

/** What an answer says: what passages hold, and what a model said that none does. */
export interface Answer {
  sentences: readonly Sentence[];
  unsupported: readonly string[];
}

/** The marks at the end of a sentence, with what may stand between and after them. */
const marks = /(?:\s*\[(?:\d{1,3}|\?)\][.,;]?)+\s*$/;

/** Where a sentence ends: with its line, or with its citations. */
const ends = /\n|(?<=\[(?:\d{1,3}|\?)\][.,;]?)[ \t]+(?!\[)/;

/**
 * Reads an answer as it is written, each sentence with its citations at its end. One that is not whole yet says nothing,
 * since what no passage holds is told by its end alone; nor does one at which the answer broke off.
 */
export function readAnswer({
  written,
  phase,
  found,
}: Pick<Exchange, "written" | "phase" | "found">): Answer {
  const isWhole = phase === "composed" || phase === "no-answer";
  const parts = written.split(ends);
  const sentences: Sentence[] = [];
  const unsupported: string[] = [];
  for (const part of isWhole ? parts : parts.slice(0, -1)) {
    const text = part.replace(marks, "").trim();
    if (text === "") continue;
    const cites = citesOf(part, found?.passageIds.length ?? 0);
    if (cites.length > 0) sentences.push({ text, cites });
    else unsupported.push(text);
  }
  return { sentences, unsupported };
}

/** Whether an answer has something that a passage holds, or that staff have written. */
export const isAnswered = (exchange: Pick<Exchange, "written" | "phase" | "found">): boolean =>
  exchange.found?.reviewed
    ? exchange.written.trim() !== ""
    : readAnswer({ ...exchange, phase: "composed" }).sentences.length > 0;

/** The passages that a line cites; one that was not found cites nothing. */
function citesOf(line: string, passages: number): number[] {
  const [end = ""] = marks.exec(line) ?? [];
  const cited = [...end.matchAll(/\d+/g)].map(([number]) => Number(number));
  if (end.includes("?")) return [];
  return [...new Set(cited)].filter((number) => number >= 1 && number <= passages);
}

/** The numbers of the passages that sentences cite, each once, in the order of their first mention. */
export const citedBy = (sentences: readonly Sentence[]): number[] => [
  ...new Set(sentences.flatMap(({ cites }) => cites)),
];
