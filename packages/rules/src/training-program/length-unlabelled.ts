import { onlyOne } from "./first-read.ts";
import type { PlacedLine, Read } from "./program-document.ts";

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
  String.raw`\b(?:is|as|our|this|the|an?) (${time})(?:,? (?:registered|paid|training|hybrid|(?:time|competency)[\s-]based))* (?:apprenticeship|program)\b|\b(?:program|apprenticeship)(?: program)? (?:is|lasts|takes|runs(?: for)?|spans|is completed in|can be completed in|is designed to be completed in) (${about}${time}${hours})|\b(?:complete|completes|finish)\b[^.;\d]{0,50}\b(?:program|apprenticeship) in (${about}${time})|\blearning over (${about}${time})|\bthe (?:term|length|duration) (?:is|will be|shall be) (${about}${time}${hours})`,
  "i",
);

/** The length that stands without a label in a field beside the type or below the codes, or in a sentence about the program; none where two are said. */
export function lengthUnlabelled(lines: readonly PlacedLine[]): Read<string> | undefined {
  const said = lines.filter(({ text }) => text.trim() !== "" && text.length <= longestLine);
  const read = (
    find: (text: string, above: string, below: string) => readonly (string | undefined)[],
  ) =>
    onlyOne(
      said.flatMap((line, index) =>
        find(line.text.trim(), said[index - 1]?.text ?? "", said[index + 1]?.text ?? "").flatMap(
          (found) =>
            found ? [{ value: found.trim(), at: line.at, written: line.text.trim() }] : [],
        ),
      ),
    );
  const inFields = (text: string, form: RegExp) =>
    fieldsOf(text).map((field) => form.exec(field.trim())?.[1]);
  return (
    read((text) => inFields(text, namedTime)) ??
    read((text, above, below) => [
      // One of several times one below the other is of a part.
      ...([text, above].some(saysCodeOrType) && !onlyTime.test(below.trim())
        ? inFields(text, onlyTime)
        : []),
      lengthOfProgram.exec(text)?.[1],
    ]) ??
    read((text) => [saidTime.exec(text)?.slice(1).find(Boolean)])
  );
}

const longestLine = 1000;
const fieldsOf = (text: string): string[] => text.split(/\s[|•·–—]\s|[,;|]\s|(?<=[a-z]\.)\s/);
const ofType =
  /^(?:(?:time|competency)[\s-]based|hybrid)(?: (?:approach|model|program|apprenticeship|occupation))?$/i;

const saysCodeOrType = (text: string): boolean =>
  /\b(?:RAPIDS|O\*?NET)\b.{0,40}\d{4}/i.test(text) ||
  fieldsOf(text).some((field) => ofType.test(field.trim()));
