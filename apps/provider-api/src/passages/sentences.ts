/** A sentence, or an item of a list, as it stands in a passage; `leans` where it is not understood without the one before. */
export interface Sentence {
  text: string;
  leans: boolean;
}

const fewestWords = 3;
const mostCharacters = 600;

/** The sentences of a passage in order, without its headings, menus and lone words. */
export function sentencesOf(passage: string): Sentence[] {
  const sentences: Sentence[] = [];
  let isIntroduced = false;
  for (const block of blocksOf(passage)) {
    const item = /^(?:[-*•–]|\d{1,2}[.)]|[a-z]\))\s+(\S.*)$/.exec(block)?.[1];
    if (item !== undefined) {
      for (const [place, text] of split(item).entries())
        sentences.push({ text: text.slice(0, mostCharacters), leans: isIntroduced || place > 0 });
      continue;
    }
    const parts = split(block).filter(isSentence);
    for (const text of parts)
      sentences.push({ text: text.slice(0, mostCharacters), leans: leaning.test(text) });
    isIntroduced = block.endsWith(":") && parts.length > 0;
  }
  return sentences;
}

/** Lines that a sentence runs over are one block; items of lists and what an empty line parts are blocks of their own. */
function blocksOf(passage: string): string[] {
  return passage
    .split(/\n\s*\n|\n(?=\s*(?:[-*•–]|\d{1,2}[.)]|[a-z]\))\s)/)
    .flatMap((block) => block.split(/(?<=[.!?:])[ \t]*\n/))
    .map((block) => block.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}

/** After the end of a sentence, but not after an initial or what is shortened. */
function split(block: string): string[] {
  const parts: string[] = [];
  for (const part of block.split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d"“'(¿¡])/u)) {
    const before = parts.at(-1);
    if (before && shortened.test(before)) parts[parts.length - 1] = `${before} ${part}`;
    else parts.push(part);
  }
  return parts;
}

const shortened =
  /(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|No|Inc|Co|Ltd|vs|e\.g|i\.e|etc|approx|U\.S|Sr|Sra)\.$/u;

/** What begins so speaks of what stands before. */
const leaning =
  /^(?:it|its|they|them|their|this|that|these|those|he|she|his|her|such|then|otherwise|later|both|half|until|beyond that|after (?:it|that|this)|before (?:it|that)|if (?:so|not)|esto|esta|este|ese|esa|ellos|ellas|después|luego|también)\b/i;

/** A heading or a menu neither ends as a sentence does nor is as long as one. */
function isSentence(text: string): boolean {
  const words = text.split(" ");
  if (words.length < fewestWords) return false;
  if (/[.!?:;]["”’)]?$/.test(text)) return true;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 8 && small >= words.length / 2;
}
