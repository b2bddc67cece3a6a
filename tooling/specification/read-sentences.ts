import { createHash } from "node:crypto";

/** One sentence of a specification: a sentence of a paragraph or bullet, or a whole row of a table. */
export interface Sentence {
  /** The number of its section; 0 is what stands before the first one. */
  section: number;
  text: string;
  /** Tells whether the sentence was changed; its text itself is no part of the project. */
  fingerprint: string;
}

/** The sentences of a specification in their order. A line that only leads to those below it is none, unless it carries a condition in parentheses. */
export function readSentences(markdown: string): Sentence[] {
  const sentences: Sentence[] = [];
  const lines = markdown.split("\n");
  let section = 0;
  for (const [at, line] of lines.entries()) {
    section = Number(/^## (\d+)\./.exec(line)?.[1] ?? section);
    for (const text of sentencesOf(line, lines[at + 1] ?? ""))
      sentences.push({ section, text, fingerprint: fingerprintOf(text) });
  }
  return sentences;
}

function sentencesOf(line: string, next: string): string[] {
  const text = line.trim();
  if (text === "" || text.startsWith("#") || isRule(text) || isHeading(text)) return [];
  if (text.startsWith("|")) return isRule(next.trim()) ? [] : [text];
  return text
    .replace(/^(?:[-*]|\d+\.)\s+/, "")
    .split(endOfSentence)
    .filter((one) => !one.endsWith(":") || one.includes("("));
}

/** The line under a table's head. */
function isRule(text: string): boolean {
  return /^\|[-:| ]+\|$/.test(text);
}

/** A line that is bold and nothing else. */
function isHeading(text: string): boolean {
  return /^\*\*[^*]+\*\*$/.test(text);
}

/** Not after a shortened word: a date's format, "Min. Wage", "Rev. March". */
const endOfSentence = /(?<=(?<!\b(?:MMM|Min|Rev|e\.g))[.!?]['")]*)\s+(?=['"(]?[A-Z])/;

function fingerprintOf(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ");
  return createHash("sha256").update(plain).digest("hex").slice(0, 8);
}
