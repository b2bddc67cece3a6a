import { namedHours } from "./lines-with-hours.ts";
import { type Place, type ProgramDocument, type Read, textOf } from "./program-document.ts";
import { type Hours, hoursAlone } from "./values.ts";

/** Parts of a program with their hours, processes or courses. */
type Parts = readonly { title: Read<string>; hours?: Read<Hours> }[];

interface Text {
  text: string;
  at: Place;
}

const namesHours = /\b(?:hours?|hrs?|horas)\b/i;
const figures = /(?<![\d.,$-])\d{1,3}(?:,\d{3})+(?![\d%,])|(?<![\d.,$-])\d+(?![\d%,]|\.\d|-\d)/g;

/** Where a document says the hours of all its parts together: a line of hours that names the very sum, as no single part does. */
export function sumSaid(document: ProgramDocument, parts: Parts): Read<Hours> | undefined {
  const [least, most] = [sumOf(parts, "least"), sumOf(parts, "most")];
  if (parts.length < 2 || !(least > 0 && most > 0)) return undefined;
  if (parts.some(({ hours }) => hours?.value.most === most)) return undefined;
  const isSaid = (text: string, sum: number) =>
    (text.match(figures) ?? []).some((written) => Number(written.replaceAll(",", "")) === sum);
  const said = textsOf(document).find(
    ({ text }) =>
      text.length <= longestText &&
      namesHours.test(text) &&
      isSaid(text, least) &&
      isSaid(text, most),
  );
  const own =
    said ??
    (least === most
      ? (ownSum(document, parts[0]!.title.at.part, most) ?? sumAlone(document, parts, most))
      : undefined);
  return own && { value: { least, most }, at: own.at, written: own.text.trim() };
}

const longestText = 500;

/** The lines of a document, without the items of lists that have hours of their own, and the rows of its tables. */
const textsOf = ({ parts }: ProgramDocument): Text[] =>
  parts.flatMap((one, part) =>
    one.part === "line"
      ? one.is === "item" && namedHours(one, part)
        ? []
        : [{ text: one.text, at: { part } }]
      : one.rows.map((cells, row) => ({
          text: cells.map(textOf).join(" "),
          at: { part, row, cell: 0 },
        })),
  );

/** The line that says the sum of many parts alone, `4,000` over `hours on the job`. */
const sumAlone = ({ parts }: ProgramDocument, these: Parts, sum: number): Text | undefined =>
  these.length < manyParts
    ? undefined
    : parts
        .flatMap((one, part) => (one.part === "line" ? [{ text: one.text, at: { part } }] : []))
        .find(({ text }) => hoursAlone(text)?.most === sum);

/** The sum of fewer is a number that stands there by chance. */
const manyParts = 4;

/** The cell that says a sum alone in the table of its parts. */
function ownSum({ parts }: ProgramDocument, part: number, sum: number): Text | undefined {
  const table = parts[part];
  if (table?.part !== "table") return undefined;
  return table.rows
    .flatMap((cells, row) =>
      cells.map((one, cell) => ({ text: textOf(one), at: { part, row, cell } })),
    )
    .find(({ text }) => hoursAlone(text)?.most === sum);
}

/** The hours of all parts at one end; no number where one has none. */
const sumOf = (parts: Parts, end: keyof Hours): number =>
  parts.reduce((sum, { hours }) => sum + (hours?.value[end] ?? NaN), 0);
