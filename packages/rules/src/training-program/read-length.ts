import { besideLabel } from "./beside.ts";
import { firstRead, ofLines, onlyOne } from "./first-read.ts";
import { labels } from "./labels.ts";
import type { PlacedLine, ProgramDocument, Read } from "./program-document.ts";
import { rangeIn } from "./values.ts";

const lengthSentence =
  /\b(?:term|length|duration) of (?:the |this )?(?:apprenticeship|occupation|program|training)\b[^.]{0,40}?\b(?:is|shall be|will be|should be)\s+((?:[^.,;]|\.\d|,\d{3})*?\b(?:years?|months?|hours?)\b)/i;

/** `The term shall be three years (6,000 hours) with …` */
const saidOfLength =
  /^the\b.*?\b(?:is|shall be|will be)\s+(.*?\b(?:years?|months?|hours?)\b(?:\s*\([^)]*\))?)/i;

export function lengthOf(
  document: ProgramDocument,
  lines: readonly PlacedLine[],
): Read<string> | undefined {
  const months = firstRead(besideLabel(document, labels.months), rangeIn);
  if (months) return { ...months, value: `${months.value.least} months` };
  const years = firstRead(besideLabel(document, labels.years), rangeIn);
  if (years) return { ...years, value: `${years.value.least} years` };
  const labelled = firstRead(besideLabel(document, labels.length), (text) => {
    const said = (saidOfLength.exec(text)?.[1] ?? text).replaceAll(/\s+/g, " ").trim();
    return /\d/.test(text) && text.length <= 100
      ? said.replace(/(?<!\b(?:yrs?|mos?|hrs?))\.$/i, "")
      : undefined;
  });
  return (
    labelled ??
    ofLines(lines, lengthSentence, (text) => {
      const said = lengthSentence.exec(text)?.[1]?.trim();
      return said && /\s/.test(said) ? said : undefined;
    }) ??
    lengthUnlabelled(lines)
  );
}

const numberWord =
  "(?:one|two|three|four|five|six|nine|twelve|fifteen|eighteen|twenty-four)(?:\\s*\\(\\d{1,2}\\))?";
const time = String.raw`(?:\d{1,2}(?:\.\d|½)?(?:\s*(?:-|–|to)\s*\d{1,2})?|${numberWord})[\s-]*(?:years?|yrs?|months?)\b`;
const hours = String.raw`(?:\s*(?:\(|\/|or|,)\s*(?:approximately )?\d[\d,]*\s*(?:hours|hrs)\b[^).;]{0,30}\)?)?`;
const about = "(?:approximately |about |minimum (?:of )?|a minimum of )?";

/** `Term of training 18 months / 3,000 hours` needs no colon. */
const namedTime = new RegExp(
  String.raw`^\W*(?:(?:estimated|program|apprenticeship|training) ){0,2}(?:length|duration|term)(?: of (?:the )?(?:apprenticeship|program|training))?\s+(?:is\s+)?(${about}${time}${hours})`,
  "i",
);
/** `18 months`, and nothing else. */
const onlyTime = new RegExp(
  String.raw`^(${about}${time}${hours})(?: (?:registered )?(?:program|apprenticeship|in length|long|total))?\.?$`,
  "i",
);
/** `3-year program` */
const lengthOfProgram = new RegExp(
  String.raw`^(${about}${time}) (?:(?:registered|hybrid|(?:time|competency)[\s-]based) )*(?:program|apprenticeship)$`,
  "i",
);
/** `a two-year apprenticeship`, `The program lasts 18 months` or `can be completed in 24 months` */
const saidTime = new RegExp(
  String.raw`\b(?:is|as|our|this|the|an?) (${time})(?:,? (?:registered|paid|training|hybrid|(?:time|competency)[\s-]based))* (?:apprenticeship|program)\b|\b(?:program|apprenticeship)(?: program)? (?:lasts|takes|runs(?: for)?|spans|is completed in|can be completed in|is designed to be completed in) (${about}${time}${hours})|\b(?:complete|completes|finish)\b[^.;\d]{0,50}\b(?:program|apprenticeship) in (${about}${time})|\bthe (?:term|length|duration) (?:is|will be|shall be) (${about}${time}${hours})`,
  "i",
);

/** So many lines from the codes a length may stand alone. */
const linesNear = 4;

/** The length that stands without a label in a field beside the type or near the codes, or in a sentence about the program; none where two are said. */
function lengthUnlabelled(lines: readonly PlacedLine[]): Read<string> | undefined {
  const read = (find: (line: PlacedLine, index: number) => string | undefined) =>
    onlyOne(
      lines.flatMap((line, index) => {
        const value = find(line, index)?.trim();
        return value ? [{ value, at: line.at, written: line.text.trim() }] : [];
      }),
    );
  const fields = ({ text }: PlacedLine) =>
    text.length > longestLine ? [] : text.split(/\s[|•·–—]\s|[,;|]\s|(?<=[a-z]\.)\s/);
  const first = (line: PlacedLine, form: RegExp) =>
    fields(line)
      .map((field) => form.exec(field.trim())?.[1])
      .find(Boolean);
  return (
    read((line) => first(line, namedTime)) ??
    read((line, index) => {
      const near = lines.slice(Math.max(0, index - linesNear), index + linesNear + 1);
      const isOfProgram = near.some(({ text }) => namesCode.test(text)) || saysType(fields(line));
      return (
        (isOfProgram ? first(line, onlyTime) : undefined) ??
        lengthOfProgram.exec(line.text.trim())?.[1]
      );
    }) ??
    read(({ text }) =>
      text.length > longestLine ? undefined : saidTime.exec(text)?.slice(1).find(Boolean),
    )
  );
}

const longestLine = 1000;
const namesCode = /\b(?:RAPIDS|O\*?NET)\b.{0,40}\d{4}/i;
const saysType = (fields: readonly string[]): boolean =>
  fields.some((field) =>
    /^(?:(?:time|competency)[\s-]based|hybrid)(?: (?:approach|model|program|apprenticeship|occupation))?$/i.test(
      field.trim(),
    ),
  );
