import { ofTime } from "./parts-of-time.ts";
import { hoursAlone, oNetCodeIn } from "./values.ts";
import { oNetLabel } from "./labels.ts";
import {
  type Cell,
  inWords,
  type PlacedLine,
  linesOf,
  type Place,
  type ProgramDocument,
  textOf,
} from "./program-document.ts";

/** What stands where a value of a label may stand. */
export interface Candidate {
  text: string;
  at: Place;
  /** Whether it stands on the label's own line. */
  isSameLine?: boolean;
}

/** What a label is followed by on its own line, and where it is followed by nothing, what stands on the next line, or else in the cells to its right and in the one below it. */
export function besideLabel(document: ProgramDocument, label: RegExp): Candidate[] {
  const lines = linesOf(document);
  return lines.flatMap((line, index) => {
    const found = fieldsOf(inWords(line.text))
      .map((field) => label.exec(field))
      .find((one) => one !== null);
    if (!found) return [];
    const rest = found.input
      .slice(found.index + found[0].length)
      .replaceAll(/_+|\.{3,}|…/g, " ")
      .replace(/^\s*\/[^:\d]{1,40}:/, "")
      .replace(/^[\s:=.–—)\]-]+/, "")
      .replace(/^is\s+(?=\d)/, "");
    // What only goes on with the label, `/ type`, is no value.
    const goesOn = line.at.row !== undefined && /^[/(&][^\d]{0,30}$/.test(rest);
    if (rest.trim() !== "" && !goesOn) return [{ text: rest, at: line.at, isSameLine: true }];
    const near = standsBelow(lines, index) ? [lines[index - 1]!] : nextLine(lines, index);
    const next = near.filter(({ text }) => !label.test(text));
    return next.length > 0 && line.at.row !== undefined
      ? next
      : [...next, ...nextCells(document, line.at)];
  });
}

const laterLabel = String.raw`(?:RI|RTI|RSI|OJL|OJT|RELATED|Related|On-the-job|TERM|Term|RAPIDS|O\*NET|TYPE|Type|Approach|Ratio|RATIO|Probation\w*|PROBATION\w*|[Tt]otal)\b[^:\d]{0,30}:`;
const behindFigures = String.raw`(?<=:[^:]{0,60}(?:\d\w{0,4}|hours|hrs|months|years)[;,]?\s{1,4})`;
/** `Trade:	Plumber	O*NET Code:	47-2152.00`, or `Ratio: 1 to 1. Probation: 6 months.` */
const namedField = String.raw`(?:(?<=:\s{0,4}[^\s:][^:]{0,80})(?:\t|\s{3,40})|(?<=[a-z\d]\.)\s)(?=[A-Z][^:\t.]{1,40}:\s)`;
const betweenFields = new RegExp(String.raw`\s(?=${laterLabel})${behindFigures}|${namedField}`);

/** The fields of one line: `RAPIDS 0283 | Term: 2 years`, or `OJT: 4,000 hours RTI: 288`, each after the figures of another. */
const fieldsOf = (text: string): string[] =>
  text
    .split(/\s[|•·]\s/)
    .flatMap((part) =>
      part.includes(":")
        ? part.split(betweenFields).map((field) => field.replace(/[;,]\s*$/, ""))
        : [part],
    );

function nextLine(lines: readonly PlacedLine[], index: number): Candidate[] {
  const { at } = lines[index]!;
  const next = lines.slice(index + 1).find(({ text }) => text.trim() !== "");
  const isNear = next && next.at.row === at.row && next.at.cell === at.cell;
  const isOfPart = next && (at.row === undefined || next.at.part === at.part);
  return isNear && isOfPart ? [next] : [];
}

/** Whether a label stands below its value, as all do in its list: `4,000 hours`, and below it `Work experience`. */
function standsBelow(lines: readonly PlacedLine[], index: number): boolean {
  const isListed = (one: PlacedLine | undefined) =>
    one?.at.row === undefined && one?.is === lines[index]!.is && one.is !== "heading";
  let [from, to] = [index, index];
  while (isListed(lines[from - 1]) && lines[from - 1]!.at.part === lines[from]!.at.part - 1) from--;
  while (isListed(lines[to + 1]) && lines[to + 1]!.at.part === lines[to]!.at.part + 1) to++;
  const list = lines.slice(from, to + 1);
  return (
    lines[index]!.at.row === undefined &&
    list.length >= fewestOfList &&
    (list.every(({ text }, at) => /\d/.test(text) === (at % 2 === 0)) ||
      areCapitalsBelow(list) ||
      isBelowAsCodes(list, index - from))
  );
}

/** Whether every second line is set in capitals, and the others are not. */
const areCapitalsBelow = (list: readonly PlacedLine[]): boolean =>
  list.length % 2 === 0 &&
  list.every(({ text }, at) => at % 2 === 0 || /^[^\p{Ll}\d]+$/u.test(text)) &&
  list.some(({ text }, at) => at % 2 === 0 && /\p{Ll}/u.test(text));

/** Whether one of a list stands in it as `O*NET-SOC` does, which is below its code. */
function isBelowAsCodes(list: readonly PlacedLine[], index: number): boolean {
  const codeOf = (at: number) => oNetCodeIn(list[at]?.text ?? "");
  const label = list.findIndex(
    ({ text }, at) => oNetLabel.test(text) && !codeOf(at) && codeOf(at - 1) && !codeOf(at + 1),
  );
  return label > 0 && (index - label) % 2 === 0;
}

const fewestOfList = 4;

/** A row of labels below the values of another. */
const labelWords =
  /^\D*\b(?:codes?|hours|hrs|term|occupation|title|type|approach|ratio|length|sponsor|wages?|probation\w*)\b\D*$/i;

/** Whether each row below headings says something of the work of one program, and so repeats what it says of the program. */
const isOfRows = (headings: readonly Cell[]): boolean =>
  headings.some((one) =>
    /\bwork process|\bjob function|\bdwas?\b|\btasks?$|\bcompetency$/i.test(inWords(textOf(one))),
  );

/** Whether a column is of one year among others, and so says nothing of the whole. */
const isOfTime = (rows: readonly (readonly Cell[])[], row: number, column: number): boolean =>
  rows
    .slice(0, row)
    .some((cells) => cells.some((one) => one.column === column && ofTime.test(textOf(one))));

/** Whether the last of amounts is the others together, as behind those of each year. */
function endsWithSum(said: readonly Candidate[]): boolean {
  const [sum, ...others] = said.map(({ text }) => hoursAlone(text)?.most ?? NaN).toReversed();
  return others.length > 1 && others.reduce((all, one) => all + one, 0) === sum;
}

/** `C-4. Term` */
const fieldCounter = /^(?:[A-Z]-?)?\d{1,2}[a-z]?[.)]\s+(?=\p{L})/u;

/** The next cells of the row with figures in them, since each may be of another program, or else the next with words; and the only such cell below in the same column; of many rows none speaks for the whole. */
function nextCells({ parts }: ProgramDocument, { part, row, cell }: Place): Candidate[] {
  const table = parts[part];
  if (table?.part !== "table" || row === undefined || cell === undefined) return [];
  const right = table.rows[row]!.flatMap((one, at) => {
    const text = textOf(one);
    return at > cell && text !== "" && !isOfTime(table.rows, row, one.column)
      ? [{ text, at: { part, row, cell: at } }]
      : [];
  });
  const firstOfWords = right.findIndex(({ text }) => !/\d/.test(text.replace(fieldCounter, "")));
  const figures = right.slice(0, firstOfWords < 0 ? undefined : Math.max(1, firstOfWords));
  const candidates = endsWithSum(figures) ? figures.slice(-1) : figures;
  const { column } = table.rows[row]![cell]!;
  const end = table.rows.findIndex(
    (cells, index) => index > row && cells.every((one) => textOf(one) === ""),
  );
  const below = table.rows.slice(0, end < 0 ? undefined : end).flatMap((cells, index) => {
    const at = index > row ? cells.findIndex((one) => one.column === column) : -1;
    const text = at < 0 ? "" : textOf(cells[at]!);
    return text === "" ? [] : [{ text, at: { part, row: index, cell: at } }];
  });
  const [first, second] = below;
  const isOnly =
    below.length === 1 ||
    (isOfRows(table.rows[row]!) && below.every(({ text }) => text === first?.text));
  if (first && (isOnly || (second && /\d/.test(first.text) && labelWords.test(second.text))))
    candidates.push(first);
  return candidates;
}
