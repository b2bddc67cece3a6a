import { Parser } from "htmlparser2";
import type { Cell, Line, Part } from "@guildway/rules/training-program";

interface OpenTable {
  rows: Cell[][];
  /** Which columns of the next rows are taken by cells that reach down, by row. */
  taken: Map<number, Set<number>>;
  cell: { span: number; down: number; lines: Line[] } | undefined;
}

const blocks = new Set("p div br h1 h2 h3 h4 h5 h6 li td th tr table ul ol blockquote".split(" "));

/** The parts of a document that was written as HTML. */
export function partsOfHtml(html: string): Part[] {
  const parts: Part[] = [];
  const tables: OpenTable[] = [];
  let text = "";
  let is: Line["is"] = "text";
  let items = 0;
  let raised = 0;
  const end = () => {
    const words = text.replaceAll(/\s+/g, " ").trim();
    text = "";
    if (words === "") return;
    const line: Line = { text: words, is: items > 0 ? "item" : is };
    const cell = tables.at(-1)?.cell;
    if (cell) cell.lines.push(line);
    else if (tables.length === 0) parts.push({ part: "line", ...line });
  };
  const parser = new Parser({
    onopentag(name, given) {
      if (name === "input" && given["type"] === "checkbox")
        text += Object.hasOwn(given, "checked") ? " ☒ " : " ☐ ";
      if (name === "sup") raised += 1;
      if (!blocks.has(name)) return;
      end();
      if (/^h\d$/.test(name)) is = "heading";
      if (name === "li") items += 1;
      if (name === "table") tables.push({ rows: [], taken: new Map(), cell: undefined });
      const table = tables.at(-1);
      if (!table) return;
      if (name === "tr") table.rows.push([]);
      if (name === "td" || name === "th")
        table.cell = {
          span: Number(given["colspan"] ?? 1),
          down: Number(given["rowspan"] ?? 1),
          lines: [],
        };
    },
    ontext(data) {
      text += raised > 0 ? asMarks(data) : data;
    },
    onclosetag(name) {
      if (name === "sup") raised -= 1;
      if (!blocks.has(name)) return;
      end();
      if (/^h\d$/.test(name)) is = "text";
      if (name === "li") items = Math.max(0, items - 1);
      const table = tables.at(-1);
      if (!table) return;
      if ((name === "td" || name === "th") && table.cell) {
        const row = table.rows.length - 1;
        const taken = table.taken.get(row) ?? new Set();
        let column = (table.rows[row] ?? []).reduce(
          (to, one) => Math.max(to, one.column + one.span),
          0,
        );
        while (taken.has(column)) column += 1;
        table.rows[row]?.push({ column, span: table.cell.span, lines: table.cell.lines });
        for (let below = 1; below < table.cell.down; below++) {
          const set = table.taken.get(row + below) ?? new Set();
          for (let at = column; at < column + table.cell.span; at++) set.add(at);
          table.taken.set(row + below, set);
        }
        table.cell = undefined;
      }
      if (name === "table") {
        tables.pop();
        const outer = tables.at(-1);
        if (outer) outer.cell?.lines.push(...table.rows.flat().flatMap(({ lines }) => lines));
        else parts.push({ part: "table", rows: table.rows });
      }
    },
  });
  parser.end(html);
  end();
  return parts;
}

/** The number of a note stays apart from the number that it stands behind. */
const asMarks = (raised: string): string =>
  raised.replaceAll(/[[\]]/g, "").replaceAll(/\d/g, (figure) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(figure)]!);
