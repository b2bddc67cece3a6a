import { namedAbove, type NamedHours, namedHours, withoutUnit } from "./lines-with-hours.ts";
import { ofTime } from "./parts-of-time.ts";
import { markerOf } from "./marker-of.ts";
import { mayBeName } from "./may-be-name.ts";
import {
  type Line,
  linesOf,
  type Place,
  type PlacedLine,
  type ProgramDocument,
} from "./program-document.ts";
import { subjectOf } from "./said-above.ts";
import { isSetAsHeading } from "./set-as-heading.ts";
import { hoursAlone } from "./values.ts";

/** `Food Safety 30`, or with a dash; only what the amounts are together tells that they are hours. */
export const endsWithAmount = [...withoutUnit, /^(?<name>.*?\p{L}{3}.*?)\s+(?<hours>\d[\d,.]*)$/u];

/** `45 hours of hair theory` or `80 hrs Core certificate`. */
export const beginsWithAmount = [
  /^(?<hours>\d[\d,]*\s*(?:hours|hrs)\.?)\s+(?!in all|in total|altogether|total)(?:(?:of|in|on|for)\s+)?(?<name>\p{L}.*)$/u,
];

/** No program has more lists with hours. */
const mostLists = 100;

/** The names with hours of each list of lines; what is listed below one does not end it. */
export function listsWithHours(
  { parts }: ProgramDocument,
  forms?: readonly RegExp[],
  isBetween: (line: Line) => boolean = isBelow,
): NamedHours[][] {
  const lists: NamedHours[][] = [[]];
  for (const [part, one] of parts.entries()) {
    const isLine = one.part === "line";
    const named = isLine
      ? (namedHours(one, part) ??
        (forms && namedHours(one, part, forms)) ??
        namedAbove(parts, part))
      : undefined;
    if (named && mayBeName(named.title.value)) lists.at(-1)!.push(named);
    else if (!isLine || !(one.text.trim() === "" || isBetween(one))) lists.push([]);
  }
  return lists.filter((list) => list.length > 0).slice(0, mostLists);
}

/** Whether a line is listed, or counted, below another one and begins nothing of its own. */
const isBelow = (line: Line): boolean =>
  line.is === "item" || (markerOf(line) !== undefined && subjectOf(line.text) === undefined);

/** Whether a line may describe the one above it, and begins nothing of its own. */
export const isDescription = (line: Line): boolean =>
  isBelow(line) || (!isSetAsHeading(line) && subjectOf(line.text) === undefined);

/** `1,000 hours in rigging`, one of several in a sentence. */
const inSentence =
  /(\d[\d,]*\s*(?:hours|hrs))\.?\s+(?:in|of|on|for|with|doing|performing)\s+(\p{L}[^,;.\d]*?)(?=\s*(?:,|;|\.|$|\band\s+(?:about\s+|approximately\s+)?\d))/giu;

/** `Plant Materials, 36 hours`, one of several that signs part. */
const partOfSentence = /^(?:and\s+)?(\p{L}.*?),?\s+(\d[\d,]*\s*(?:hours|hrs))\.?$/u;
/** `Steam Systems (108)`, behind a year. */
const partOfYear = /^(?:and\s+)?(\p{L}.*?)\s*\((\d[\d,]*)\)\.?$/u;

/** The names with hours that signs part in a line, behind what leads to them: `Year One: Soils, 24 hours; Plants, 36 hours.` */
export function namedInLine({ text, at }: Pick<PlacedLine, "text" | "at">): NamedHours[] {
  const [lead = "", time = ""] = /^([^:]{1,60}):\s/.exec(text) ?? [];
  const isOfYear = ofTime.test(time);
  const parts = text.slice(lead.length).split(/;\s+/);
  const named = parts.flatMap((part) => {
    const found = partOfSentence.exec(part.trim()) ?? (isOfYear && partOfYear.exec(part.trim()));
    return found ? namedAt(at, found[0], found[1]!, found[2]!) : [];
  });
  return named.length >= (isOfYear ? 1 : 2) && named.length === parts.length ? named : [];
}

function namedAt(at: Place, written: string, title: string, amount: string): NamedHours[] {
  const value = hoursAlone(amount);
  const said = { at, written };
  return value ? [{ title: { value: title, ...said }, hours: { value, ...said } }] : [];
}

/** `Anatomy (48 hours), Chemistry (40 hours) and Law (24 hours)` in a sentence. */
const inBrackets =
  /(?<=^|[,:;]\s|\band\s)(\p{Lu}[^,:;()]{2,70}?)\s*\((\d[\d,]*\s*(?:hours|hrs))\)/gu;

/** The names with hours of each sentence. */
export const sentencesWithHours = (document: ProgramDocument): NamedHours[][] =>
  linesOf(document).flatMap((line) => {
    const parted = namedInLine(line);
    if (parted.length > 0) return [parted];
    const listed = [...line.text.matchAll(inBrackets)].flatMap(([written, title, amount]) =>
      namedAt(line.at, written, title!, amount!),
    );
    if (listed.length > 2) return [listed];
    return line.text
      .split(/(?<=[a-z\d)]\.)\s+(?=\p{Lu})/u)
      .map((sentence) =>
        [...sentence.matchAll(inSentence)].flatMap(([written, amount, title]) =>
          namedAt(line.at, written, title!, amount!),
        ),
      );
  });
