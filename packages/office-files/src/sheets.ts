import type { Unzipped } from "fflate";
import { dateStyles, shownDate } from "./dates-of-workbook.ts";
import { figuresOfStyles, shownFigures } from "./figures-of-workbook.ts";
import { parseXml } from "./parse-xml.ts";
import { relationsOf } from "./relations.ts";
import { unpack, type UnpackingLimits } from "./unpack.ts";
import { Unreadable } from "./unreadable.ts";

const workbook = "xl/workbook.xml";
/** More is no table that somebody reads. */
const mostColumns = 200;

/** A sheet of a workbook: the texts of its cells by row and column, as they are shown, with the line breaks in them. */
export interface Sheet {
  title: string;
  rows: string[][];
}

/** The sheets of a workbook in their order; hidden sheets, rows and columns are left out, and rows without a cell are one empty row. Throws `Unreadable`. */
export function* sheetsOf(bytes: Uint8Array, limits: UnpackingLimits): Generator<Sheet> {
  const wanted =
    /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml|_rels\/)/;
  const parts = unpack(bytes, (name) => wanted.test(name), limits);
  if (!parts[workbook]) throw new Unreadable("notWhatItSays");
  const shared = sharedTexts(parts["xl/sharedStrings.xml"]);
  const styles: Styles = {
    dates: dateStyles(parts["xl/styles.xml"]),
    figures: figuresOfStyles(parts["xl/styles.xml"]),
  };
  for (const { title, part } of sheetsInOrder(parts))
    yield { title, rows: rowsOf(parts[part], shared, styles) };
}

/** How numbers are shown, by the number of their style. */
interface Styles {
  dates: ReadonlySet<string>;
  figures: ReadonlyMap<string, string>;
}

function sheetsInOrder(parts: Unzipped): { title: string; part: string }[] {
  const targets = relationsOf(parts, workbook);
  const sheets: { title: string; part: string }[] = [];
  parseXml(parts[workbook], {
    open(name, attributes) {
      if (name !== "sheet") return;
      const { name: title = "", state, "r:id": relation = "" } = attributes();
      if (!state || state === "visible") sheets.push({ title, part: targets.get(relation) ?? "" });
    },
  });
  return sheets;
}

/** The texts that cells refer to by number; formatted ones come in runs. How a word is pronounced is no part of it. */
function sharedTexts(part: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let inText = false;
  let inSound = false;
  parseXml(part, {
    open(name) {
      if (name === "si") texts.push("");
      if (name === "rPh") inSound = true;
      inText = name === "t" && !inSound;
    },
    text(text) {
      if (inText) texts[texts.length - 1] += text;
    },
    close(name) {
      if (name === "rPh") inSound = false;
      inText = false;
    },
  });
  return texts;
}

function rowsOf(
  part: Uint8Array | undefined,
  shared: readonly string[],
  styles: Styles,
): string[][] {
  const rows: string[][] = [];
  const hiddenColumns = new Set<number>();
  let number = 0;
  let cells: string[] = [];
  let cell = { column: -1, type: "n", style: "", value: "" };
  let isHidden = false;
  let inValue = false;
  parseXml(part, {
    open(name, attributes) {
      if (name === "col") hideColumns(attributes(), hiddenColumns);
      else if (name === "row") {
        const { r, hidden = "" } = attributes();
        isHidden = isTrue(hidden);
        const next = Number(r ?? number + 1);
        if (next > number + 1 && rows.length > 0) rows.push([]);
        number = next;
        [cells, cell] = [[], { ...cell, column: -1 }];
      } else if (name === "c") {
        const { r, t = "n", s = "" } = attributes();
        const column = r === undefined ? cell.column + 1 : columnOf(r);
        cell = { column, type: t, style: s, value: "" };
      }
      inValue = name === "v" || name === "t";
    },
    text(text) {
      if (inValue) cell.value += text;
    },
    close(name) {
      inValue = false;
      if (name === "c" && cell.column < mostColumns) {
        while (cells.length < cell.column) cells.push("");
        cells[cell.column] = hiddenColumns.has(cell.column)
          ? ""
          : trimmedLines(shownValue(cell, shared, styles));
      } else if (name === "row" && !isHidden) rows.push(cells);
    },
  });
  return rows;
}

function hideColumns({ min, max, hidden = "" }: Readonly<Record<string, string>>, to: Set<number>) {
  if (!isTrue(hidden)) return;
  for (let at = Number(min) - 1; at < Math.min(Number(max), mostColumns); at++) to.add(at);
}

const isTrue = (written: string): boolean => written === "1" || written === "true";

function shownValue(
  { type, style, value }: { type: string; style: string; value: string },
  shared: readonly string[],
  { dates, figures }: Styles,
): string {
  if (type === "s") return shared[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "e") return "";
  if (type !== "n" || value === "") return value;
  if (dates.has(style)) return shownDate(Number(value));
  const pattern = figures.get(style);
  if (pattern !== undefined) return shownFigures(Number(value), pattern);
  // A workbook writes 50.98 as 50.979999999999997.
  return String(Number(Number(value).toPrecision(15)));
}

/** AB12 stands in column 27, counted from 0. */
function columnOf(reference: string): number {
  const letters = reference.replace(/\d+$/, "");
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The lines of a cell, each without blanks around it. */
const trimmedLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
