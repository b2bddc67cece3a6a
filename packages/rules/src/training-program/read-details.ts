import { mayNameOccupation, occupationIn, occupationSaid } from "./occupation-words.ts";
import { besideLabel, type Candidate } from "./beside.ts";
import { firstRead, mostOften, ofLines } from "./first-read.ts";
import { fewestHours, hoursInSentence } from "./hours-in-sentence.ts";
import { codeBeforeName, labels, oNetLabel, rapidsLabel, rapidsName } from "./labels.ts";
import { linesOf, type PlacedLine, type ProgramDocument, type Read } from "./program-document.ts";
import { type Ratio, ratioIn } from "./ratio.ts";
import { lengthOf } from "./read-length.ts";
import {
  nameIn,
  ofApprenticeship,
  titleAboveCodes,
  titleInSentences,
  titleOfHeading,
  titleOfPaper,
} from "./read-title.ts";
import type { Subject } from "./said-above.ts";
import { isOnlyType, tickedType, typeInSentence, typeNamed, typeOfCode } from "./read-type.ts";
import {
  dollarsIn,
  type Hours,
  oNetCodeIn,
  onlyONetCodeIn,
  type ProgramType,
  type Range,
  rapidsCodeAt,
  saysWhereTaught,
  typeIn,
  wholeHoursIn,
} from "./values.ts";

/** What a document says of a training program as a whole; what it does not say, or says in two ways, is left out. */
export interface ProgramDetails {
  title?: Read<string>;
  description?: Read<string>;
  type?: Read<ProgramType>;
  occupationName?: Read<string>;
  occupationONetCode?: Read<string>;
  rapidsCode?: Read<string>;
  estimatedLength?: Read<string>;
  ojtHours?: Read<Hours>;
  instructionHours?: Read<Hours>;
  ratio?: Read<Ratio>;
  probation?: Read<string>;
  journeyworkerWage?: Read<number>;
}

/** Reads what a document says of the program as a whole. */
export function readDetails(document: ProgramDocument): ProgramDetails {
  const lines = linesOf(document);
  const hoursSaid = (label: RegExp, subject: Subject) =>
    mostOften(hoursBeside(document, label), (text) => {
      const hours = wholeHoursIn(text);
      return hours && hours.most >= fewestHours[subject] ? hours : undefined;
    });
  // Where labels say several, no sentence decides between them.
  const isSaid = (label: RegExp) =>
    hoursBeside(document, label).some(({ text }) => wholeHoursIn(text));
  const first = <T>(label: RegExp, read: (text: string) => T | undefined): Read<T> | undefined =>
    firstRead(besideLabel(document, label), read);
  const oNetCodes = [...besideLabel(document, oNetLabel), ...codesBeforeName(lines, /NET/i)];
  const rapidsCodes = [
    ...besideLabel(document, rapidsLabel),
    ...besideLabel(document, rapidsName),
    ...codesBeforeName(lines, /RAPIDS/i),
  ];
  const isONetSaid = oNetCodes.some(({ text }) => /\d{4}/.test(text));
  const occupationONetCode = isONetSaid
    ? mostOften(oNetCodes, onlyONetCodeIn)
    : onlyOfShape(lines, wholeONetCode, oNetCodeIn);
  const isRapidsSaid = rapidsCodes.some(({ text }) => /\d{3}/.test(text));
  const rapidsCode =
    (isRapidsSaid
      ? mostOften(rapidsCodes, (text) => rapidsCodeAt(text.replace(oNetCodeBefore, "")))
      : onlyOfShape(lines, markedRapidsCode, rapidsCodeAt)) ??
    (lines.some(({ text }) => /\bRAPIDS\b/.test(text))
      ? ofLines(lines, besideONetCode, (text) => besideONetCode.exec(text)?.[1])
      : undefined);
  // With several codes of both kinds the document is of several programs.
  const isOfSeveral =
    !occupationONetCode &&
    !rapidsCode &&
    oNetCodes.some(({ text }) => onlyONetCodeIn(text)) &&
    rapidsCodes.some(({ text }) => rapidsCodeAt(text));
  const called = first(labels.title, nameIn) ?? ifOccupation(titleAboveCodes(lines));
  const program = first(labels.program, nameIn) ?? titleOfHeading(document) ?? called;
  const occupation =
    first(labels.occupation, (text) => nameIn(text) ?? nameIn(text.split("\t")[0]!)) ??
    called ??
    ifOccupation(titleOfPaper(document)) ??
    ifOccupation(program) ??
    ifOccupation(titleInSentences(lines)) ??
    occupationSaid(lines);
  const title = program ?? occupation;
  const details: { [Field in keyof ProgramDetails]: ProgramDetails[Field] | undefined } = {
    title,
    occupationName: occupation && {
      ...occupation,
      value: occupation.value.replace(ofApprenticeship, ""),
    },
    description: first(labels.description, (text) => (text.length > 30 ? text.trim() : undefined)),
    type:
      tickedType(document, lines) ??
      first(labels.type, typeIn) ??
      first(labels.program, (text) => (isOnlyType(text) ? typeIn(text) : undefined)) ??
      typeInSentence(lines) ??
      typeNamed(lines) ??
      typeOfCode(rapidsCode, lines),
    occupationONetCode,
    rapidsCode,
    estimatedLength: isOfSeveral ? undefined : lengthOf(document, lines),
    ojtHours:
      rangeOf(hoursSaid(labels.leastOjt, "work"), hoursSaid(labels.mostOjt, "work")) ??
      hoursSaid(labels.ojt, "work") ??
      (isOfSeveral || isSaid(labels.ojt) ? undefined : hoursInSentence(lines, "work")),
    instructionHours:
      rangeOf(
        hoursSaid(labels.leastInstruction, "instruction"),
        hoursSaid(labels.mostInstruction, "instruction"),
      ) ??
      hoursSaid(labels.instruction, "instruction") ??
      (isOfSeveral || isSaid(labels.instruction)
        ? undefined
        : hoursInSentence(lines, "instruction")),
    ratio:
      first(labels.ratio, ratioIn) ??
      ofLines(lines, /ratio|journey|mentor|master/i, ratioInSentence),
    probation: probationOf(document, lines),
    journeyworkerWage:
      ofLines(
        lines,
        /journey(?:\s?(?:worker|person|man|men)|(?:[\s-]level)? (?:wage|rate)).*\$/i,
        dollarsIn,
      ) ?? first(labels.journeyworkerWage, wageIn),
  };
  return Object.fromEntries(Object.entries(details).filter(([, read]) => read)) as ProgramDetails;
}

const codesBeforeName = (lines: readonly PlacedLine[], name: RegExp): Candidate[] =>
  lines.flatMap(({ text, at }) => {
    const found = text.matchAll(new RegExp(codeBeforeName, "gi"));
    return [...found].flatMap(([, code, of]) => (name.test(of!) ? [{ text: code!, at }] : []));
  });

/** Words that stand among hours; where others do, the hours are of something else. */
const amongHours =
  /\b(?:contact|clock|seat|(?:semester |quarter |college )?credits?|hours?|hrs?|horas?|total|approx(?:imate(?:ly)?)?|about|min(?:imum)?|max(?:imum)?|not|no|less|fewer|more|than|at|least|up|to|of|or|and|in|all|altogether|the|an?|for|per|each|years?|months?|weeks?|yr|terms?|ojt|ojl|rti|rsi|ri|on-the-job|learning|training|related|technical|instruction|required|estimated|over|across|during|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/gi;

const hoursBeside = (document: ProgramDocument, label: RegExp): Candidate[] =>
  besideLabel(document, label).filter(({ text, isSameLine }) => {
    const isOther =
      !saysWhereTaught(text) &&
      (/^[\p{L}\s-]{2,}:/u.test(text) || /\p{L}{2}/u.test(text.replaceAll(amongHours, "")));
    return isSameLine || !isOther;
  });

/** `51-4041.00 / 0296` below `O*NET / RAPIDS` */
const besideONetCode = /(?<!\d)\d{2}-\d{4}\.\d{2}\s*\/\s*(\d{4}(?:-?(?:CB|HY|TB))?)(?![\w.-])/;

/** `51-4041.00 / 0296` beside `O*NET / RAPIDS` */
const oNetCodeBefore = /^\s*\d{2}-\d{4}(?:\.\d{2})?\s*[/|,;]\s*/;

/** What is only taken for a name by where it stands is one where it may be. */
const ifOccupation = (name: Read<string> | undefined): Read<string> | undefined =>
  name && mayNameOccupation(name.value) ? { ...name, value: occupationIn(name.value) } : undefined;

/** A code that is known by its shape alone. */
const wholeONetCode = /(?<![\w.-])\d{2}-\d{4}\.\d{2}(?![\w-]|\.\d)/g;
const markedRapidsCode = /(?<![\w.-])\d{4}-?(?:CB|HY|TB)(?:V\d)?(?![\w-])/g;

/** The only code of such a shape in a document that labels none. */
function onlyOfShape(
  lines: readonly PlacedLine[],
  shape: RegExp,
  read: (text: string) => string | undefined,
): Read<string> | undefined {
  const found = lines.flatMap(({ text, at }) =>
    (text.match(shape) ?? []).flatMap((code) => {
      const value = read(code);
      return value ? [{ value, at, written: text.trim() }] : [];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

/** A wage alone in a field needs no sign. */
const wageIn = (text: string): number | undefined =>
  dollarsIn(text) ?? (/^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined);

const ratioInSentence = (text: string) =>
  /journey|ratio|apprentices?\b.*\b(?:mentor|master)|(?:mentor|master)\w* (?:to|for|per|may|can|will)\b.{0,30}\bapprentice/i.test(
    text,
  )
    ? ratioIn(text)
    : undefined;

function probationOf(
  document: ProgramDocument,
  lines: readonly PlacedLine[],
): Read<string> | undefined {
  const sentence =
    /probation(?:ary)? period(?:\.|\s+(?:of|is|shall be|will be))\s+(?:not (?:more|less) than\s+|up to\s+|the first\s+)?([\d,]+(?:\s*\w+)?)/i;
  /** `on probation for the first 90 days` or `The first 500 hours of employment are a probationary period` */
  const first =
    /\bprobation(?:ary period)? for (?:the|their|his or her) first ([\d,]+ (?:hours|days|weeks|months))\b|\bfirst ([\d,]+ (?:hours|days|weeks|months))\b[^.;,]{0,40} (?:is|are|shall be|will be) (?:an? |the )?probation/i;
  const short = (text: string) =>
    /\d|\b(?:one|two|three|six|nine|twelve)\b/i.test(text) && text.length <= 60
      ? text.trim().replace(/\.$/, "")
      : undefined;
  return (
    ofLines(lines, sentence, (text) => sentence.exec(text)?.[1]?.trim()) ??
    firstRead(besideLabel(document, labels.probation), short) ??
    ofLines(lines, first, (text) => first.exec(text)?.slice(1).find(Boolean))
  );
}

function rangeOf(
  least: Read<Range> | undefined,
  most: Read<Range> | undefined,
): Read<Hours> | undefined {
  const known = least ?? most;
  return known && { ...known, value: { least: least?.value.least, most: most?.value.most } };
}
