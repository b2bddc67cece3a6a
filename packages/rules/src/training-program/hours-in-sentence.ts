import { ofLines } from "./first-read.ts";
import type { PlacedLine, Read } from "./program-document.ts";
import { type Subject, subjectOf } from "./said-above.ts";
import { aside, hoursAlone, type Range } from "./values.ts";

/** The first hours of a program, such as those of its probation, are only a part of it. */
const amount = String.raw`(?<![\d,]|\bfirst\b[^.;]{0,50})\d[\d,]*(?:\.\d+)?(?:\s*(?:-|–|to|(?<=\b(?:between|from)\s[\d,]+\s)(?:and|through))\s*\d[\d,]*)?`;
const ojt = String.raw`(?:OJL|OJT|on[\s-]the[\s-]job(?: (?:learning|training))?)`;
const instruction = "(?:RTI|RSI|RI|related|technical|class(?:room)?|supplemental)\\b";
/** A full stop behind the hours ends what is said of them, unless it only shortens `hrs.` */
const hoursOf = String.raw`(?:hours|hrs(?:\.(?![^.;,/]{0,40}\d))?)\s+(?:(?:of|in|are|is|for)\s+)?`;
const ojtSentences = [
  new RegExp(
    String.raw`(${amount})\s*${ojt}\s*(?:hours|hrs)\b(?!\s*(?:[:=]|[–-](?!\s*[\d,]+\s*(?:RTI|RSI|RI)\b)))`,
    "i",
  ),
  new RegExp(
    String.raw`(${amount})\)?\s*${hoursOf}(?:${ojt}\b|(?:reasonably continuous )?(?:work|employment)\b)`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:OJL|OJT|on[\s-]the[\s-]job (?:learning|training)|work experience)\b[^./;|]{0,60}?(${amount})\s*(?:hours|hrs)(?!\s+(?:(?:of|are|is|for|in)\s+)?(?:paid\s+)?${instruction})`,
    "i",
  ),
  new RegExp(
    String.raw`\bapprentices (?:will )?work (?:a total of )?(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
];
const instructionSentences = [
  new RegExp(String.raw`\b(?:OJL|OJT)\b[^|]{0,40}[;,/]\s*RI\s+(${amount})\s*(?:hours|hrs)\b`, "i"),
  new RegExp(
    String.raw`\btotal (?:RTI|RSI|RI)\b[^./;|\d]{0,30}?(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
  new RegExp(String.raw`\b(?:RTI|RSI|RI)\s+(?:hours|hrs)\s*[:=]\s*(${amount})`, "i"),
  new RegExp(String.raw`(${amount})\s*(?:RTI|RSI|RI)\s*(?:hours|hrs)\b(?!\s*[:=–-])`, "i"),
  new RegExp(
    String.raw`(${amount})\s*(?:contact )?${hoursOf}(?:the\s+)?(?:paid\s+)?${instruction}`,
    "i",
  ),
  new RegExp(
    String.raw`\brelated (?:technical |supplemental )?instruction\b[^./;|]{0,60}?(${amount})\s*(?:contact )?(?:hours|hrs)(?!\s+(?:of\s+)?${ojt})`,
    "i",
  ),
  new RegExp(
    String.raw`^\W*\d{1,2}\.\s+related (?:technical )?instruction\.\s[^./;|]{0,60}?(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:RTI|RSI|RI(?=(?:\s+hours)?\s*:))(?:\s+hours)?\s*[:=–-]?\s*(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
];
/** What programs must have in general says nothing of this one. */
const general =
  /\b29 CFR\b|\b(?:consistent with|in accordance with|registered apprenticeships? must|at least 144|minimum of 144|recommended|each (?:\w+ )?(?:year|week|month|period|step|module|rotation|day)|per (?:year|yr|week)|a (?:year|week)|weekly|annually|cada año|al año|por año)\b|\/\s*(?:year|yr|año)/i;

/** `612 hours of related instruction, 153 hours per year` says the hours of all before those of each. */
const ofEach = new RegExp(
  String.raw`[,;]?\s*${amount}\s*(?:(?:hours|hrs)\.?\s*(?:per|each|every|a)|(?:per|each|every))\s+(?:year|yr|month|week|semester)\b`,
  "gi",
);

/** Fewer hours are of a week, a day or a session, and not of a program. */
export const fewestHours: Readonly<Record<Subject, number>> = { work: 100, instruction: 20 };

/** The hours of the work, or of the instruction beside it, that a sentence says the program has. */
export function hoursInSentence(
  lines: readonly PlacedLine[],
  subject: Subject,
): Read<Range> | undefined {
  for (const sentence of subject === "work" ? ojtSentences : instructionSentences) {
    const read = ofLines(lines, sentence, (text) => {
      const whole = text.replaceAll(aside, "").replaceAll(ofEach, ";");
      if (general.test(whole)) return subjectOf(text) === subject ? hoursInAll(text) : undefined;
      const hours = hoursAlone(sentence.exec(whole)?.[1] ?? "");
      return hours && hours.most >= fewestHours[subject] ? hours : undefined;
    });
    if (read) return read;
  }
  return ofLines(lines, general, (text) =>
    subjectOf(text) === subject ? hoursInAll(text) : undefined,
  );
}

const ofAll = String.raw`(?!\s*(?:each|every|per|a)\b)`;
const inAll = new RegExp(
  String.raw`(${amount})\)?\s*(?:hours|hrs)\s*(?:in (?:all|total)|altogether|total)\b${ofAll}|(?:\ba total of|=)\s*(${amount})\s*(?:hours|hrs)\b${ofAll}`,
  "i",
);

/** `144 hours for each year, 720 hours in all` */
function hoursInAll(text: string): Range | undefined {
  const [, behind, before] = inAll.exec(text) ?? [];
  return hoursAlone(behind ?? before ?? "");
}
