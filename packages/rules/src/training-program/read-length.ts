import { besideLabel } from "./beside.ts";
import { firstRead, ofLines } from "./first-read.ts";
import { labels } from "./labels.ts";
import { lengthUnlabelled } from "./length-unlabelled.ts";
import type { PlacedLine, ProgramDocument, Read } from "./program-document.ts";
import { rangeIn } from "./values.ts";

const lengthSentence =
  /\b(?:term|length|duration) of (?:the |this )?(?:apprenticeship|occupation|program|training)\b[^.]{0,40}?\b(?:is|shall be|will be|should be)\s+((?:[^.,;]|\.\d|,\d{3})*?\b(?:years?|months?|hours?)\b)/i;

/** `The term shall be three years (6,000 hours) with …` */
const saidOfLength =
  /^the\b.*?\b(?:is|shall be|will be)\s+(.*?\b(?:years?|months?|hours?)\b(?:\s*\([^)]*\))?)/i;

/** No program is as short as `60 hours`, but a course may be. */
const onlyOfPart = /^\D{0,20}\d{1,3}(?:\.\d+)?\s*(?:hours|hrs)\b\D*$/i;

export function lengthOf(
  document: ProgramDocument,
  lines: readonly PlacedLine[],
): Read<string> | undefined {
  const months = firstRead(besideLabel(document, labels.months), rangeIn);
  if (months) return { ...months, value: `${months.value.least} months` };
  const years = firstRead(besideLabel(document, labels.years), rangeIn);
  if (years) return { ...years, value: `${years.value.least} years` };
  const hours = firstRead(besideLabel(document, labels.hours), rangeIn);
  if (hours) return { ...hours, value: `${hours.value.least} hours` };
  const labelled = firstRead(besideLabel(document, labels.length), (text) => {
    const said = (saidOfLength.exec(text)?.[1] ?? text).replaceAll(/\s+/g, " ").trim();
    return /\d/.test(text) && text.length <= 100 && !onlyOfPart.test(text)
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
