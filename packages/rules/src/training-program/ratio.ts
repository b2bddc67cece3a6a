/** How many apprentices there may be to how many journeyworkers. */
export interface Ratio {
  apprentices: number;
  journeyworkers: number;
}

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const count = `(\\d+|${numberWords.join("|")})(?:\\s*\\(\\d+\\))?`;
const countOf = (written: string): number =>
  numberWords.indexOf(written.toLowerCase()) + 1 || Number(written);
/** Who teaches an apprentice on the job. */
const skilled = "(?:journey|mentor|master|preceptor|coach)";
const apprenticesFirst = new RegExp(
  String.raw`${count}\s*apprentices?\b.{0,30}?\b(?:to|for|per|:)?\s*(?:every|each)?\s*${count}\s*(?:\w+\s)?${skilled}`,
  "i",
);
/** `One apprentice for each journeyworker` */
const apprenticesToEach = new RegExp(
  String.raw`${count}\s*apprentices?\s(?:[\w ]{0,20}\s)?(?:(?:to|for)\s(?:every|each)|per(?:\s(?:every|each))?)\s${skilled}`,
  "i",
);
const journeyworkersFirst = new RegExp(
  String.raw`${count}\s*(?:\w+\s)?${skilled}\s?\w*\b.{0,20}?\b(?:to|for|per|:)?\s*(?:every|each)?\s*${count}\s*apprentice`,
  "i",
);

/** `One mentor per apprentice` */
const skilledToEach = new RegExp(
  String.raw`${count}\s*(?:\w+\s)?${skilled}\w*\s(?:to|for|per)\s(?:every\s|each\s|an\s)?apprentice\b`,
  "i",
);
/** `Each apprentice works with one journeyworker` */
const eachWithOne = new RegExp(
  String.raw`\beach apprentice\b[^.;]{0,40}\s(?:with|to|by|under)\s(?:one|a single) (?:\w+\s)?${skilled}`,
  "i",
);

/** `Each mentor may have two apprentices` */
const eachSkilled = new RegExp(
  String.raw`\b(?:each|every|one|a)\s(?:\w+\s)?${skilled}\w*\s(?:may|can|will)\s(?:have|train|supervise|oversee|take)\s(?:up to\s)?${count}\s*apprentices?\b`,
  "i",
);
/** `1 apprentice to 1 optician` */
const apprenticesToAny = new RegExp(
  String.raw`^\W*${count}\s*apprentices?\s(?:to|per|for|:)\s(?:every\s)?${count}\s\p{L}[\p{L} ]{2,40}$`,
  "iu",
);

/** The ratio that a sentence says, or two numbers with a colon, of which the first are apprentices. */
export function ratioIn(text: string): Ratio | undefined {
  const first = apprenticesFirst.exec(text);
  if (first) return { apprentices: countOf(first[1]!), journeyworkers: countOf(first[2]!) };
  const toEach = apprenticesToEach.exec(text);
  if (toEach) return { apprentices: countOf(toEach[1]!), journeyworkers: 1 };
  const last = journeyworkersFirst.exec(text);
  if (last) return { apprentices: countOf(last[2]!), journeyworkers: countOf(last[1]!) };
  const forEach = skilledToEach.exec(text);
  if (forEach) return { apprentices: 1, journeyworkers: countOf(forEach[1]!) };
  if (eachWithOne.test(text)) return { apprentices: 1, journeyworkers: 1 };
  const ofEach = eachSkilled.exec(text);
  if (ofEach) return { apprentices: countOf(ofEach[1]!), journeyworkers: 1 };
  const toAny = apprenticesToAny.exec(text);
  if (toAny) return { apprentices: countOf(toAny[1]!), journeyworkers: countOf(toAny[2]!) };
  const bare = new RegExp(
    String.raw`(?<![\d:])\b${count}\s*(?::|to\s)\s*${count}(?![\d:])`,
    "i",
  ).exec(text);
  return bare ? { apprentices: countOf(bare[1]!), journeyworkers: countOf(bare[2]!) } : undefined;
}
