import type { Block } from "./block.ts";

/**
 * The rows of a table, each with the names of its columns, so that it can be read alone. What stands alone in its row is a
 * line of text; in a table of two columns without a head the first names the second.
 */
export function tableBlocks(
  rows: readonly (readonly string[])[],
  { hasHead = false }: { hasHead?: boolean } = {},
): Block[] {
  const filled = rows.filter((cells) => cells.some((cell) => cell !== ""));
  const first = filled.findIndex((cells) => countOf(cells) > 1);
  if (first === -1) return filled.map(alone);
  const [columns = [], ...others] = filled.slice(first);
  const names = others.length > 0 && (hasHead || namesColumns(columns, others)) ? columns : [];
  const told = names.length > 0 ? others : [columns, ...others];
  return [
    ...filled.slice(0, first).map(alone),
    ...told.map((cells) => (countOf(cells) > 1 ? row(cells, names) : alone(cells))),
  ];
}

const countOf = (cells: readonly string[]) => cells.filter((cell) => cell !== "").length;

const alone = (cells: readonly string[]): Block => ({
  kind: "paragraph",
  text: cells.find((cell) => cell !== "") ?? "",
});

/** Of three columns and more the first row is their names; of two where they hold figures below it and none in it. */
function namesColumns(columns: readonly string[], others: readonly (readonly string[])[]): boolean {
  if (countOf(columns) > 2) return true;
  const isFigure = (cell = "") => /^[$€]?\s?\d/.test(cell);
  return !columns.some(isFigure) && others.some((cells) => cells.slice(1).some(isFigure));
}

function row(cells: readonly string[], columns: readonly string[]): Block {
  if (columns.length === 0 && countOf(cells) === 2) {
    const [label = "", value = ""] = cells.filter((cell) => cell !== "");
    return { kind: "row", text: `${label.replace(/:$/, "")}: ${value}` };
  }
  const named = cells.map((cell, index) => {
    const column = columns[index]?.replace(/:$/, "");
    return cell !== "" && column && column !== cell ? `${column}: ${cell}` : cell;
  });
  return { kind: "row", text: named.filter((cell) => cell !== "").join("; ") };
}
