import type { Cell, Line, Part } from "@guildway/rules/training-program";

/** A table of texts as a part of a document; a cell without a word is none. */
export function tableOfRows(rows: readonly (readonly string[])[], title?: string): Part {
  return { part: "table", ...(title !== undefined && { title }), rows: rows.map(cellsOf) };
}

function cellsOf(row: readonly string[]): Cell[] {
  return row.flatMap((text, column) =>
    text === "" ? [] : [{ column, span: 1, lines: linesOf(text) }],
  );
}

/** A line break may only fold a name: `Drive trains and` above `axles`. */
const folded = /(?<=\b(?:and|or|of|the|for|to|in|with)|[,&/–-])\n|\n(?=\p{Ll}|[&/(])/u;

const linesOf = (text: string): Line[] =>
  text
    .split(folded)
    .join(" ")
    .split("\n")
    .map((one) => ({ text: one, is: "text" }));
