import type { Cell, Line, Part } from "@guildway/rules/training-program";
import { Parser } from "htmlparser2";

interface OpenTable {
  rows: Cell[][];
  /** The row to which each column is taken by a cell that reaches down. */
  takenTo: number[];
  cell: { span: number; down: number; lines: Line[] } | undefined;
  /** The tables in its cells. */
  inner: Part[];
}

const blocks = new Set("p div br h1 h2 h3 h4 h5 h6 li td th tr table ul ol blockquote".split(" "));
/** Word has no more columns in a table. */
const mostColumns = 63;
const mostRows = 10_000;

/** The parts of a document that was written as HTML. */
export function partsOfHtml(html: string): Part[] {
  const parts: Part[] = [];
  const tables: OpenTable[] = [];
  let text = "";
  let is: Line["is"] = "text";
  let items = 0;
  let raised = 0;
  let struck = 0;
  let isEdge = false;
  const end = () => {
    const words = oneLine(text);
    text = "";
    if (words === "") return;
    const line: Line =
      items > 0
        ? { text: words, is: "item", ...(items > 1 && { level: items - 1 }) }
        : { text: words, is, ...(isEdge && { isEdge }) };
    const cell = tables.at(-1)?.cell;
    if (cell) cell.lines.push(line);
    else if (tables.length === 0) parts.push({ part: "line", ...line });
  };
  const parser = new Parser({
    onopentag(name, given) {
      if (name === "input" && given["type"] === "checkbox")
        text += Object.hasOwn(given, "checked") ? " ☒ " : " ☐ ";
      if (name === "sup") raised += 1;
      if (name === "s") struck += 1;
      if (!blocks.has(name)) return;
      end();
      if (/^h\d$/.test(name)) is = "heading";
      if (name === "p") isEdge = given["class"] === "edge";
      if (name === "li") items += 1;
      if (name === "table") tables.push({ rows: [], takenTo: [], cell: undefined, inner: [] });
      const table = tables.at(-1);
      if (!table) return;
      if (name === "tr") table.rows.push([]);
      if (name === "td" || name === "th")
        table.cell = {
          span: bounded(given["colspan"], mostColumns),
          down: bounded(given["rowspan"], mostRows),
          lines: [],
        };
    },
    ontext(data) {
      // What is struck through is no longer said.
      if (struck > 0) return;
      text += raised > 0 ? asMarks(data) : data;
    },
    onclosetag(name) {
      if (name === "sup") raised -= 1;
      if (name === "s") struck -= 1;
      if (!blocks.has(name)) return;
      end();
      if (/^h\d$/.test(name)) is = "text";
      if (name === "p") isEdge = false;
      if (name === "li") items = Math.max(0, items - 1);
      const table = tables.at(-1);
      if (!table) return;
      if (name === "td" || name === "th") closeCell(table);
      if (name === "table") {
        tables.pop();
        closeTable(table, tables.at(-1), parts);
      }
    },
  });
  parser.end(html);
  end();
  return parts;
}

function closeCell(table: OpenTable): void {
  const { cell, takenTo } = table;
  const row = table.rows.length - 1;
  const cells = table.rows[row];
  if (!cell || !cells) return;
  const last = cells.at(-1);
  let column = last ? last.column + last.span : 0;
  while ((takenTo[column] ?? 0) > row) column += 1;
  cells.push({ column, span: cell.span, lines: cell.lines });
  for (let at = column; at < column + cell.span; at++) takenTo[at] = row + cell.down;
  table.cell = undefined;
}

/** A table in a cell is one of its own, behind the one that it stands in; one that only lists belongs to its cell. */
function closeTable({ rows, inner }: OpenTable, outer: OpenTable | undefined, parts: Part[]) {
  const isList = rows.length < 2 || rows.every((row) => row.length < 2);
  if (outer && isList) outer.cell?.lines.push(...rows.flat().flatMap(({ lines }) => lines));
  // One row of lists is a page in columns.
  const isPage = !outer && rows.length === 1 && rows[0]!.some(({ lines }) => hasItems(lines));
  if (isPage) {
    const lines = rows.flat().flatMap((cell) => cell.lines);
    parts.push(...lines.map((line): Part => ({ part: "line", ...line })), ...inner);
    return;
  }
  const own: Part[] = outer && isList ? inner : [{ part: "table", rows }, ...inner];
  if (outer) outer.inner.push(...own);
  else parts.push(...own);
}

const hasItems = (lines: readonly Line[]): boolean => lines.some(({ is }) => is === "item");

const bounded = (given: string | undefined, most: number): number =>
  Math.min(Math.max(1, Number(given ?? 1) || 1), most);

/** A tab stays one: what stands behind it stands apart. */
const oneLine = (text: string): string =>
  text
    // Many blanks set fields and columns apart, as a tab does.
    .replaceAll(/(?<=\S)[^\S\t\n]{3,}(?=\S)/g, "\t")
    .replaceAll(/[^\S\t]+/g, " ")
    .replaceAll(/ ?\t[ \t]*/g, "\t")
    .trim();

/** The number of a note stays apart from the number that it stands behind. */
const asMarks = (raised: string): string =>
  raised.replaceAll(/[[\]]/g, "").replaceAll(/\d/g, (figure) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(figure)]!);
