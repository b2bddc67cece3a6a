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

/** The same with no more at the least than at the most, which is how a document that says otherwise is read. */
export const inOrder = ({ least, most }: Hours): Hours =>
  least !== undefined && most !== undefined
    ? { least, most: Math.max(least, most) }
    : { least, most };

/** Competency-based, time-based or hybrid. */
export type ProgramType = "CB" | "TB" | "H";

/** What is written for a hyphen; Word sets one of its own between the figures of a code. */
const dash = "[-‐‑‒–—−]";
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
/** With a point or a narrow space between the thousands, as in Spanish. */
const wholeNumber = String.raw`\d{1,3}(?:[.\u00a0\u2009\u202f]\d{3})+(?!\d)|${number}`;
const range = new RegExp(
  String.raw`(?<![\d.,$])(${wholeNumber})(?:\s*(?:${dash}|to|a|hours? to|horas a)\s*(${wholeNumber}))?(?![\d%]|\.\d)`,
  "i",
);

/** A workbook's sums end in figures that nobody wrote: 288.00000001. */
const amount = (written: string): number => {
  const number = Number(written.replaceAll(/,|[.\s](?=\d{3}(?!\d))/g, ""));
  return Math.round(number * 100) / 100;
};

const leastAndMost: readonly RegExp[] = [
  String.raw`\bmin\w*\.?(?:\s+of)?[\s:]*(${number})\D{0,20}?\bmax\w*\.?(?:\s+of)?[\s:]*(${number})`,
  String.raw`(${number})\s*(?:hours|hrs)?\.?\s*\(?min\w*\.?\)?\D{0,8}?(${number})\s*(?:hours|hrs)?\.?\s*\(?max`,
].map((pair) => new RegExp(pair, "i"));

/** What a text says at the least and at the most, with these words. */
function leastAndMostIn(text: string): Range | undefined {
  for (const pair of leastAndMost) {
    const [, least, most] = pair.exec(text) ?? [];
    if (least !== undefined && most !== undefined)
      return { least: amount(least), most: Math.max(amount(least), amount(most)) };
  }
  return undefined;
}

/** The first amount of a text, `7,920–9,380` or `45`; none in a text without a number. */
export function rangeIn(text: string): Range | undefined {
  const found = range.exec(text);
  if (!found) return undefined;
  const least = amount(found[1]!);
  const most = found[2] === undefined ? least : amount(found[2]);
  return { least, most: Math.max(least, most) };
}

/** `between 100 and 200`, `from 300 to 400`, `150 thru 250`. */
const fromTo = new RegExp(
  String.raw`\b(?:between|entre|from|desde|de)?\s*(${wholeNumber})\s*(?:and|thru|through|to|y|hasta|a)\s*(${wholeNumber})`,
  "i",
);

/** `at least 200 hrs`, and `200 hours or more`: what is said at the least is read as it is written. */
const atLeast =
  /^\s*(?:at least|(?:no|not) (?:less|fewer) than|(?:a )?min(?:imum|\.)?(?: of)?:?)\s+(?=\d[\d,]*\s*(?:clock |contact )?(?:hours|hrs|h)\b)/i;
const orMore =
  /(?<=\d\s*(?:clock |contact )?(?:hours|hrs|h)\.?,?)\s*\(?(?:or more|and up|at least|min(?:imum|\.)?)\)?\W*$|(?<=^\W*\d[\d,]*)\+(?=\s*(?:(?:clock |contact )?(?:hours|hrs|h))?\W*$)/i;

/** What is longer is no amount. */
const longestAmount = 200;

/** Four figures that begin with a zero, `0669`, are a code. */
const isCode = /^\D*0\d{3}\D*$/;

/** An amount that stands alone, with at most a word for its unit or a mark for a note. */
export function hoursAlone(text: string): Range | undefined {
  if (text.length > longestAmount || isCode.test(text)) return undefined;
  const pair = leastAndMostIn(text);
  const said = (pair ? text : text.replace(atLeast, "").replace(orMore, ""))
    .replace(/^\s*(\d{1,3}) (\d{3})\b/, "$1,$2")
    .replace(/\s*\[\w\]\s*$/, "")
    .replace(fromTo, "$1 - $2");
  const bare = pair ? said.replace(/\b(?:min|max)(?:imum)?\b/gi, "").replace(range, "") : said;
  const rest = bare
    .replace(range, "")
    .replace(
      /\b(?:hours?|hrs?|h|horas?|contact|clock|about|est(?:imated)?|approx(?:imate(?:ly)?)?)\b|[.:~≈±()*†‡§⁰¹²³⁴-⁹]/gi,
      "",
    );
  return rest.replaceAll(/[/;,–-]/g, pair ? "" : "$&").trim() === ""
    ? (pair ?? rangeIn(said))
    : undefined;
}

/** `Minimum time on the job: 300 hours`, and in brackets, which says nothing of a whole program. */
const ofPart =
  /^\s*(?:(?!.*\b(?:total|all|program|term|instruction|class\w*|school|study|rti|rsi|ri)\b.*:)(?:[\p{L}'’-]+ ){0,6}(?:time|hours|hrs|job|work|bench|floor|field)\s*:)?\s*(?:\((.*)\)|(.*))$/isu;

/** An amount that stands alone with its unit. */
export function hoursWithUnit(text: string): Range | undefined {
  if (text.length > longestAmount || !/\b(?:hours?|hrs?|horas)\b|\d\s*h\b/i.test(text))
    return undefined;
  const [, inBrackets, plain] = ofPart.exec(text) ?? [];
  return hoursAlone(inBrackets ?? plain ?? text);
}

const otherUnit =
  /\b(?:years?|yr|annual(?:ly)?|months?|weeks?|wk|days?|semesters?|terms?|credits?|años?|anual(?:es)?|mes(?:es)?|semanas?|días?)\b|\beach\b|%/i;

/** What brackets add of other units: `(144 hours per year)`. */
export const aside = /\([^()]*\b(?:per|each|years?|months?|weeks?|credits?)\b[^()]*\)/gi;

/** `144 hours a year for three years (432 hours)`: a second amount of hours that whole years make. */
function hoursOfAllYears(text: string): Range | undefined {
  const inHours = new RegExp(String.raw`(${wholeNumber})\s*(?:hours|hrs|horas)\b`, "gi");
  const said = [...text.matchAll(inHours)].map(([, written]) => amount(written!));
  const [yearly, all, ...others] = said.toSorted((a, b) => a - b);
  const isSum = yearly && all && others.length === 0 && all > yearly && all % yearly === 0;
  return isSum && /\b(?:years?|annual(?:ly)?|años?)\b/i.test(text)
    ? { least: all, most: all }
    : undefined;
}

/** `900 hours over 3 years` are those of all the years. */
const overYears =
  /(?<=\b(?:hours|hrs|horas)\b.{0,40})\s*\b(?:over|across|during|in|durante|en)\s+(?:the\s+)?\w+\s*(?:\(\d+\)\s*)?(?:years?|months?|años?|meses)\b/i;

/** `640 hours, 160 in each of the four years` says the hours of all before those of each. */
const ofEachYear =
  /[,;]\s+\d[\d,]*\s*(?:(?:clock|contact) )?(?:(?:hours|hrs)\.? )?(?:(?:in|for) )?(?:each|every|per|a)\s+(?:of the \w+ )?(?:years?|semesters?|terms?|months?)\b.*$/i;

/** `312 hours (San Jacinto College)`, or `300 hours online` */
const whereTaught =
  /^\s*(\d[\d,]*(?:\s*(?:-|–|to)\s*\d[\d,]*)?\s*(?:(?:clock|contact) )?(?:hours|hrs))\b\.?,?\s+(?:\([^()\d]*\)|(?<=,\s)[^\d,]*\b(?:college|school|academy|university|institute|center)|(?:online|in person|hybrid|at|through|from|by|via|with|offered|provided|delivered)\b[^\d]*)$/i;
const weekly =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:daily|weekly|biweekly|monthly|nightly|evenings?|nights?)\b/i;

/** `Greenville Technical College, 360 clock hours` */
const taughtAt = /^\p{Lu}[^\d,;:]{3,60},\s*(\d[\d,]*\s*(?:(?:clock|contact) )?(?:hours|hrs))\.?$/u;

/** Whether hours of the whole stand beside where or how they are taught. */
export const saysWhereTaught = (text: string): boolean =>
  (whereTaught.test(text) || taughtAt.test(text)) && !otherUnit.test(text) && !weekly.test(text);

/** `21 credits (` before `315 contact hours)` */
const creditsBefore =
  /^\s*\d+\s*(?:\w+ )?credits?\s*[(/,]\s*(?=\d[\d,]*\s*(?:\w+ )?(?:hours|hrs)\b)/i;

/** The hours of a whole program: what a text calls the total, else its only amount where no other unit stands beside it. */
export function wholeHoursIn(said: string): Range | undefined {
  const text = said.replace(overYears, "").replace(ofEachYear, "").replace(creditsBefore, "");
  const alone = leastAndMostIn(text) ?? hoursAlone(text);
  if (alone) return alone;
  const total = new RegExp(
    String.raw`\btotal(?:\s+of)?[\s:]*(${wholeNumber})(?!\s*years?)|(${wholeNumber})\s*(?:hours|hrs)?\s*(?:(?:in\s+)?total|in\s+all|altogether|(?:for|over)\s+the\s+(?:whole\s+|full\s+|entire\s+)?(?:term|program|apprenticeship))\b`,
    "i",
  ).exec(text);
  if (total) return rangeIn(total[1] ?? total[2]!);
  const plain = hoursAlone(text.replaceAll(aside, ""));
  if (plain) return plain;
  const taught =
    saysWhereTaught(text) && hoursAlone((whereTaught.exec(text) ?? taughtAt.exec(text))![1]!);
  if (taught) return taught;
  if (otherUnit.test(text)) return hoursOfAllYears(text);
  const found = rangeIn(text);
  const others = text.replace(range, "").replace(/[([]\w[\])]/g, "");
  return found && new RegExp(String.raw`\d`).test(others) ? undefined : found;
}

/** The figures of a code; its major group is an odd number from 11 to 55, so that `12-2024` is a date. */
const oNetCode = new RegExp(
  String.raw`(?<!\d)([1-4][13579]|5[135])\s?${dash}\s?(\d{4})(?:\s?\.\s?(\d{2}))?(?!\d)`,
);

/** The figures alone, as a spreadsheet keeps them: `31909100`. */
const bareONetCode = /^[\s:#='’‘-]*([1-4][13579]|5[135])(\d{4})\.?(\d{2})?(?:\.0)?(?![\d.])/;

/** An O*NET-SOC code as it is written, without its spaces and with its hyphen and point. */
export function oNetCodeIn(text: string): string | undefined {
  const found = oNetCode.exec(text) ?? bareONetCode.exec(text);
  return found ? `${found[1]}-${found[2]}${found[3] ? `.${found[3]}` : ""}` : undefined;
}

/** The only O*NET-SOC code of a text; none where it says several. */
export function onlyONetCodeIn(text: string): string | undefined {
  const codes = [...text.matchAll(new RegExp(oNetCode, "g"))].map(([written]) =>
    oNetCodeIn(written),
  );
  return new Set(codes).size > 1 ? undefined : oNetCodeIn(text);
}

/** A RAPIDS code at the beginning of a text, as it is written without its spaces: four figures, with marks such as CB, HY, R-HY or CL2 behind them. */
export function rapidsCodeAt(text: string): string | undefined {
  const plain = text
    .replace(new RegExp(dash, "g"), "-")
    .replace(/^([\s:#=-]*\d{4})\s?(-?)\s?(?=(?:CB|HY|TB)\b)/i, "$1$2");
  return /^[\s:#='’‘-]*(\d{1,4}(?:\.0)?(?:(?:-?[A-Z]{1,2}\d{0,2}){1,3})?)(?![\w-]|\.\d|(?<!\d{4}[\w-]{0,6})[.)]\s*[A-Z]|\s*(?:,|\/|and|or|&|y)\s*\d{4})/i.exec(
    plain,
  )?.[1];
}

/** Whether a spreadsheet has taken a code for a number. */
export const isDamagedCode = (code: string): boolean => /^\d{1,3}(?:\.0)?$|^\d{4}\.0$/.test(code);

const typeWords: readonly [RegExp, ProgramType][] = [
  [/\bhybrid\b|\bh[ií]brid[oa]\b/i, "H"],
  [/\bcompetenc(?:y|ies)(?:[\s-]*based)?\b|\bcompetencias?\b/i, "CB"],
  [/\btime(?:[\s-]*based)?\b|\btiempo\b/i, "TB"],
];

/** The type that a text names; none where it names several. */
export function typeIn(text: string): ProgramType | undefined {
  const abbreviated = /^\s*(CB|TB|HY?)\s*$/.exec(text)?.[1];
  if (abbreviated) return abbreviated.startsWith("H") ? "H" : (abbreviated as ProgramType);
  if (/^\W*hybrid\s*[:(–—-]/i.test(text)) return "H";
  const named = typeWords.filter(([word]) => word.test(text));
  return named.length === 1 ? named[0]![1] : undefined;
}

const tick = String.raw`[☒☑✓✔✅☓✗✘🗹🗷⊠⮽]|\[\s?[xX✓]\s?\]|\(\s?[xX✓]\s?\)|_+[xX✓]_+|(?<![\p{L}\d])[xX](?=\s+(?:time|competency|hybrid))`;
const noTick = String.raw`[☐□◻⬜❏❑🞎🞏🞐]|\[\s*\]|\(\s*\)|_{2,}`;
const boxes = new RegExp(`(${tick}|${noTick})`, "iu");
const ticks = new RegExp(`^(?:${tick}|[xX])$`, "u");

/** Whether a text is a ticked box, or the cross of a cell, and nothing else. */
export const isTick = (text: string): boolean =>
  /^[xX]$/.test(text.trim()) || ticks.test(text.trim());

/** The type whose box is ticked; none where none is, or several are. Boxes stand before their words, or behind them where the text begins with a word. */
export function tickedTypeIn(text: string): ProgramType | undefined {
  const parts = text.split(boxes);
  if (parts.length < 3) return undefined;
  const isBehind =
    typeIn(parts[0]!) !== undefined && parts.at(-1)!.replaceAll(/[\s)\].]/g, "") === "";
  const ticked = parts.flatMap((part, index) =>
    ticks.test(part) ? (typeIn(parts[isBehind ? index - 1 : index + 1] ?? "") ?? []) : [],
  );
  return new Set(ticked).size === 1 ? ticked[0] : undefined;
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
