import { instructionWords, workWords } from "./subject-words.ts";
import { ofLines } from "./first-read.ts";
import type { PlacedLine, Read } from "./program-document.ts";
import { isOfClasses, type Subject, subjectOf } from "./said-above.ts";
import { aside, hoursAlone, type Range } from "./values.ts";

/** The first hours of a program, such as those of its probation, are only a part of it. */
const amount = String.raw`(?<![\d,]|\bfirst\b[^.;]{0,50})\d[\d,]*(?:\.\d+)?(?:\s*(?:-|–|(?:hours\s+)?to(?:\s+(?:a\s+)?max(?:imum)?(?:\s+of)?)?|(?<=\b(?:between|from)\s[\d,]+\s)(?:and|through))\s*\d[\d,]*)?`;
const ofProbation = /\bprobation[^.;\d]{0,50}[\d,]*\d\s*(?:hours|hrs)\b/gi;
const ojt = String.raw`(?:OJL|OJT|${workWords})`;
const instruction =
  "(?:RTI|RSI|RI|related|school|technical|class(?:es|room)?|supplement(?:al|ary)|theory|academic|didactic|off[\\s-]the[\\s-]job)\\b";
/** A full stop behind the hours ends what is said of them, unless it only shortens `hrs.` */
const hoursOf = String.raw`(?:hours|hrs(?:\.(?![^.;,/]{0,40}\d))?)\s+(?:(?:of|in|are|is|for)\s+)?`;
const ojtSentences = [
  new RegExp(
    String.raw`(${amount})\s*paid (?:hours|hrs) (?:(?:of )?work|at work|with (?:a |an |the |their |your )?(?:mentor|master|journey\w+))\b`,
    "i",
  ),
  new RegExp(
    String.raw`(${amount})\s*${ojt}\s*(?:hours|hrs)\b(?!\s*(?:[:=]|[–-](?!\s*[\d,]+\s*(?:RTI|RSI|RI)\b)))`,
    "i",
  ),
  new RegExp(
    String.raw`(${amount})\)?\s*${hoursOf}(?:(?:paid )?(?:(?:learning|training|working|work|experience) )?(?:${ojt}\b|on the (?:farm|water|road|floor|line)\b)|(?:paid |reasonably continuous )?(?:work|employment)\b|(?:at|in) (?:work|the (?:workplace|shop|field|trade|salon|kitchen|clinic|plant|store|yard|mill|branch))\b)`,
    "i",
  ),
  new RegExp(
    String.raw`\b${ojt}\b[^./;|]{0,60}?(${amount})\s*(?:hours|hrs)(?!\s+(?:(?:of|are|is|for|in)\s+)?(?:paid\s+)?${instruction})`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:apprentices?|you|they|trainees?) (?:(?:will|shall|must) )?work (?:a total of )?(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
];
const instructionSentences = [
  new RegExp(
    String.raw`(${amount})\s*(?:hours|hrs) (?:at|with|in) (?:the |a |an )?(?:[\p{L}’'-]+ ){0,3}(?:school|college|institute|academy)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:go to|attend|in) (?:class(?:es)?|school)\b[^./;|\d]{0,30}(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\bclass(?:es|room)?(?: (?:time|work|instruction|training))?\s*[:–-]\s*(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
  new RegExp(String.raw`\b(?:OJL|OJT)\b[^|]{0,40}[;,/]\s*RI\s+(${amount})\s*(?:hours|hrs)\b`, "i"),
  new RegExp(
    String.raw`\btotal (?:RTI|RSI|RI)\b[^./;|\d]{0,30}?(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
  new RegExp(String.raw`\b(?:RTI|RSI|RI)\s+(?:hours|hrs)\s*[:=]\s*(${amount})`, "i"),
  new RegExp(
    String.raw`(${amount})\s*(?:minimum |total )?(?:RTI|RSI|RI)\s*(?:hours|hrs)\b(?!\s*[:=–-])`,
    "i",
  ),
  new RegExp(
    String.raw`(${amount})\)?\s*(?:contact )?${hoursOf}(?:the\s+)?(?:paid\s+)?${instruction}`,
    "i",
  ),
  new RegExp(
    String.raw`\b${instructionWords}\b[^./;|]{0,60}?(${amount})\s*(?:contact )?(?:hours|hrs)(?!\s+(?:of\s+)?${ojt})`,
    "i",
  ),
  new RegExp(
    String.raw`^\W*(?:(?:\d{1,2}|[IVX]{1,4}|[A-Z])\.\s+)?(?:(?:un)?paid )?${instructionWords}\.\s[^.;|]{0,160}?(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:RTI|RSI|RI(?=(?:\s+hours)?\s*:))(?:\s+(?:hours|total))?\s*[:=–-]?\s*(${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:RTI|RSI|RI) (?:is|totals|takes|comes to) (${amount})\s*(?:hours|hrs)\b`,
    "i",
  ),
];
/** `3,000 hours to a maximum of 4,000` */
const toMost = /(?:hours\s+)?to\s+(?:a\s+)?max(?:imum)?(?:\s+of)?/i;
/** `; maximum 6,000 hours`, behind the least of them. */
const mostBehind = new RegExp(
  String.raw`^\W*(?:and|to|with)?\W*(?:an? )?max(?:imum|\.)?(?: of)?\s*(\d[\d,]*)`,
  "i",
);
/** What programs must have in general says nothing of this one. */
const general =
  /\b29 CFR\b|\b(?:consistent with|in accordance with|registered apprenticeships? must|at least 144|minimum of 144|recommended|(?:exam(?:ination)?|certification|credential|licen[cs]e|licensure) requires?)\b/i;
/** Nor do the hours of a week or a year, without their number. */
const ofATime =
  /\b(?:(?:each|every) (?:(?:of the )?\w+ )?(?:years?|week|month|period|step|module|rotation|day|term|semester|season|winter|summer|fall|spring)|per (?:year|yr|week)|a (?:year|week)|weekly|annually|cada año|al año|por año)\b|\/\s*(?:year|yr|año)/i;
/** Where one thing ends that a sentence says of hours and another begins. */
const betweenClauses = /[;,.](?=\s)|\b(?:supplemented by|as well as|along with)\b/gi;

/** `612 hours of related instruction, 153 hours per year` says the hours of all before those of each. */
const ofEach = new RegExp(
  String.raw`[,;]?\s*${amount}\s*(?:(?:hours|hrs)\.?\s*(?:per|each|every|a)|(?:per|each|every))\s+(?:year|yr|month|week|semester)\b`,
  "gi",
);

/** Fewer hours are of a week, a day or a session, and not of a program. */
export const fewestHours: Readonly<Record<Subject, number>> = { work: 100, instruction: 20 };

/** `288 clock hours` are hours like others. */
const kindOfHours = /(?<=\d\)?\s{0,2})(?:clock|contact|seat) (?=(?:hours|hrs)\b)/gi;
/** The point only shortens where the sentence goes on. */
const shortened = /\bhrs\.(?=\s+\p{Ll})/giu;

/** `at least 2,800 and at most 3,200 hours` */
const bothEnds =
  /\b(?:at least|(?:no|not) (?:less|fewer) than|(?:a )?minimum of) ([\d,]+)(?: (?:hours|hrs))?,? (?:and|but|to) (?:at most|(?:no|not) more than|up to|(?:a )?maximum of) (?=[\d,]+ (?:hours|hrs)\b)/gi;

const inHours = (text: string): string =>
  text.replaceAll(kindOfHours, "").replaceAll(shortened, "hours").replaceAll(bothEnds, "$1 to ");

/** `Handling of materials on the job site (500 hours)` in a list is a part of the program. */
const isNamedWithHours = (line: PlacedLine): boolean =>
  line.is === "item" && /\p{L}\s*\([\d,]+ (?:hours|hrs)\)$/u.test(line.text);

/** The hours of the work, or of the instruction beside it, that a sentence says the program has. */
export function hoursInSentence(
  given: readonly PlacedLine[],
  subject: Subject,
): Read<Range> | undefined {
  const lines = given
    .filter(
      (line) => !isNamedWithHours(line) && !/^\W*(?:probation|try-?out|trial)\b/i.test(line.text),
    )
    .map((line) => ({ ...line, text: inHours(line.text).replaceAll(ofProbation, "probation") }));
  for (const sentence of subject === "work" ? ojtSentences : instructionSentences) {
    const read = ofLines(lines, sentence, (text) => {
      const whole = text.replaceAll(aside, "").replaceAll(ofEach, ";");
      const found = sentence.exec(whole);
      if (!found || general.test(whole) || ofATime.test(clauseOf(whole, found.index)))
        return hoursInAll(text, subject);
      const said = hoursAlone(found[1]!.replace(toMost, "to"));
      const most = mostBehind.exec(whole.slice(found.index + found[0].length))?.[1];
      const hours = said && most ? { least: said.least, most: hoursAlone(most)!.most } : said;
      return hours && hours.most >= fewestHours[subject] ? hours : undefined;
    });
    if (read) return read;
  }
  const isRepeated = new RegExp(`${general.source}|${ofATime.source}`, "i");
  return ofLines(lines, isRepeated, (text) => hoursInAll(text, subject));
}

/** What a sentence says around one place, up to where something else begins. */
function clauseOf(text: string, place: number): string {
  const ends = [...text.matchAll(betweenClauses)].map(({ index }) => index);
  const start = ends.findLast((end) => end < place) ?? 0;
  return text.slice(
    start,
    ends.find((end) => end > place),
  );
}

const ofAll = String.raw`(?!\s*(?:each|every|per|a)\b)`;
const inAll = new RegExp(
  String.raw`(${amount})\)?\s*(?:(?:RTI|RSI|RI|OJT|OJL)\s+)?(?:hours|hrs)\s*(?:in (?:all|total)|altogether|total|(?:over|during|for) the (?:whole |full |entire )?(?:term|program|apprenticeship))\b${ofAll}|(?:\ba total of|=)\s*(${amount})\s*(?:hours|hrs)\b${ofAll}`,
  "i",
);
const subjects = { work: new RegExp(ojt, "i"), instruction: new RegExp(instruction, "i") };

/** `144 hours for each year, 720 hours in all`, behind what alone it speaks of from there on; before that `4,800 hours total` are of the work. */
function hoursInAll(text: string, subject: Subject): Range | undefined {
  const from = text.search(subjects[subject]);
  const behind = from < 0 ? "" : text.slice(from);
  const isAlone = subjectOf(text) === subject;
  const [first, ...others] = [...text.matchAll(new RegExp(inAll, "gi"))];
  const found =
    (subjectOf(behind) === subject ? inAll.exec(behind) : undefined) ??
    (isAlone && others.length === 0 && !isBehindSchool(text, first?.index) ? first : undefined) ??
    (subject === "work" && saysWorkFirst(text) ? first : undefined);
  return hoursAlone(found?.[1] ?? found?.[2] ?? "");
}

/** Whether what is said in all stands behind the school of a sentence about the work. */
const isBehindSchool = (text: string, index = 0): boolean =>
  subjectOf(text) === "work" && /\b(?:school|class(?:es)?)\b/i.test(text.slice(0, index));

/** Whether a sentence says two amounts in all, the second of which alone is of the instruction. */
function saysWorkFirst(text: string): boolean {
  const from = text.search(subjects.instruction);
  const [first, second] = [...text.matchAll(new RegExp(inAll, "gi"))];
  return from >= 0 && first !== undefined && first.index < from && (second?.index ?? 0) > from;
}

/** `Not less than 288 hours, by correspondence`, or `400 hours in all`, in what stands below a line about the classes. */
const ofSection = new RegExp(
  String.raw`\bnot (?:less|fewer) than (${amount})\s*(?:hours|hrs)\b|(${amount})\s*(?:hours|hrs)\s*(?:in (?:all|total)|altogether)\b|^(?:provided|offered|delivered|taught|given)\b[^.;\d]{0,80}(${amount})\s*(?:hours|hrs)\b|\btotal of (${amount})\s*(?:hours|hrs)\b|(${amount})\s*(?:hours|hrs) (?:are|is) (?:required|needed)\b|\btogether\b[^.;\d]{0,40}(${amount})\s*(?:hours|hrs)\b`,
  "i",
);

/** The hours of the instruction that the section about it says without calling them so. */
export function hoursInSection(lines: readonly PlacedLine[]): Read<Range> | undefined {
  let isTaught = false;
  const own = lines.filter(({ text, is, at }) => {
    const isOver = is === "heading" || (at.row === undefined && text.length <= 60);
    if (isOver && (isOfClasses(text) || subjectOf(text) === "instruction")) isTaught = true;
    else if (is === "heading" || subjectOf(text) === "work") isTaught = false;
    return isTaught;
  });
  const said = own.map((line) => ({ ...line, text: inHours(line.text) }));
  return ofLines(said, ofSection, (text) => {
    const found = ofSection.exec(text);
    const hours = found && hoursAlone(found.slice(1).find(Boolean)!);
    const isWhole = /\b(?:in (?:all|total)|altogether|total of|together)\b/i.test(found?.[0] ?? "");
    return hours && (isWhole || !ofATime.test(text)) && hours.most >= fewestHours.instruction
      ? hours
      : undefined;
  });
}
