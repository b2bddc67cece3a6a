/** So much at the least and at the most; both are the same where one number is given. */
export interface Range {
  least: number;
  most: number;
}

/** Hours as far as a document says them. */
export interface Hours {
  least: number | undefined;
  most: number | undefined;
}

/** How many apprentices there may be to how many journeyworkers. */
export interface Ratio {
  apprentices: number;
  journeyworkers: number;
}

/** Competency-based, time-based or hybrid. */
export type ProgramType = "CB" | "TB" | "H";

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const range = new RegExp(
  String.raw`(?<![\d.,$])(${number})(?:\s*(?:-|–|—|to|hours? to)\s*(${number}))?(?![\d%]|\.\d)`,
  "i",
);

const amount = (written: string): number => Number(written.replaceAll(",", ""));

/** The first amount of a text, `7,920–9,380` or `45`; none in a text without a number. */
export function rangeIn(text: string): Range | undefined {
  const found = range.exec(text);
  if (!found) return undefined;
  const least = amount(found[1]!);
  const most = found[2] === undefined ? least : amount(found[2]);
  return { least, most: Math.max(least, most) };
}

/** An amount that stands alone, with at most a word for its unit. */
export function hoursAlone(text: string): Range | undefined {
  const rest = text
    .replace(range, "")
    .replace(/\b(?:hours?|hrs?|contact|approx(?:imate(?:ly)?)?)\b|[.:~*]/gi, "");
  return rest.trim() === "" ? rangeIn(text) : undefined;
}

/** An O*NET-SOC code as it is written, without its spaces. */
export function oNetCodeIn(text: string): string | undefined {
  const found = /(?<!\d)(\d{2})\s?[-–]\s?(\d{4})(?:\s?\.\s?(\d{2}))?(?!\d)/.exec(text);
  return found ? `${found[1]}-${found[2]}${found[3] ? `.${found[3]}` : ""}` : undefined;
}

/** A RAPIDS code at the beginning of a text, as it is written: four figures, with marks such as CB, HY, R-HY or CL2 behind them. */
export function rapidsCodeAt(text: string): string | undefined {
  return /^[\s:#=–-]*(\d{1,4}(?:\.0)?(?:(?:-?[A-Z]{1,2}\d{0,2}){1,3})?)(?![\w-]|\.\d)/.exec(
    text,
  )?.[1];
}

/** Whether a spreadsheet has taken a code for a number. */
export const isDamagedCode = (code: string): boolean => /^\d{1,3}(?:\.0)?$|^\d{4}\.0$/.test(code);

const typeWords: readonly [RegExp, ProgramType][] = [
  [/\bhybrid\b/i, "H"],
  [/\bcompetenc(?:y|ies)(?:[\s-]*based)?\b/i, "CB"],
  [/\btime(?:[\s-]*based)?\b/i, "TB"],
];

/** The type that a text names; none where it names several. */
export function typeIn(text: string): ProgramType | undefined {
  const abbreviated = /^\s*(CB|TB|HY?)\s*$/.exec(text)?.[1];
  if (abbreviated) return abbreviated.startsWith("H") ? "H" : (abbreviated as ProgramType);
  const named = typeWords.filter(([word]) => word.test(text));
  return named.length === 1 ? named[0]![1] : undefined;
}

const boxes = /(☒|☑|✓|✔|\[[xX]\]|\(\s?[xX]\s?\)|☐|□|\[\s?\]|\(\s?\))/;

/** The type whose box is ticked; none where none is, or several are. */
export function tickedTypeIn(text: string): ProgramType | undefined {
  const parts = text.split(boxes);
  const ticked = parts.flatMap((part, index) =>
    /[☒☑✓✔xX]/.test(part) && boxes.test(part) ? (typeIn(parts[index + 1] ?? "") ?? []) : [],
  );
  return new Set(ticked).size === 1 ? ticked[0] : undefined;
}

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const count = `(\\d+|${numberWords.join("|")})(?:\\s*\\(\\d+\\))?`;
const countOf = (written: string): number =>
  numberWords.indexOf(written.toLowerCase()) + 1 || Number(written);
const apprenticesFirst = new RegExp(
  String.raw`${count}\s*apprentices?\b.{0,20}?\b(?:to|for|per|:)?\s*(?:every|each)?\s*${count}\s*(?:\w+\s)?journey`,
  "i",
);
const journeyworkersFirst = new RegExp(
  String.raw`${count}\s*(?:\w+\s)?journey\s?\w*\b.{0,20}?\b(?:to|for|per|:)?\s*(?:every|each)?\s*${count}\s*apprentice`,
  "i",
);

/** The ratio that a sentence says, or two numbers with a colon, of which the first are apprentices. */
export function ratioIn(text: string): Ratio | undefined {
  const first = apprenticesFirst.exec(text);
  if (first) return { apprentices: countOf(first[1]!), journeyworkers: countOf(first[2]!) };
  const last = journeyworkersFirst.exec(text);
  if (last) return { apprentices: countOf(last[2]!), journeyworkers: countOf(last[1]!) };
  const bare = /(?<![\d:])(\d{1,3})\s*(?::|to)\s*(\d{1,3})(?![\d:])/.exec(text);
  return bare ? { apprentices: Number(bare[1]), journeyworkers: Number(bare[2]) } : undefined;
}

/** Dollars in a text, `$1,250.50`. */
export function dollarsIn(text: string): number | undefined {
  const found = new RegExp(String.raw`\$\s*(${number})`).exec(text);
  return found ? amount(found[1]!) : undefined;
}

/** A share in percent, 0 to 100. */
export function percentIn(text: string): number | undefined {
  const found = new RegExp(String.raw`(${number})\s*%`).exec(text);
  return found ? amount(found[1]!) : undefined;
}
