import {
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
}

/** What a label is followed by on its own line, and where it is followed by nothing, what stands on the next line, in the cell to its right and in the one below it. */
export function besideLabel(document: ProgramDocument, label: RegExp): Candidate[] {
  const lines = linesOf(document);
  return lines.flatMap((line, index) => {
    const found = label.exec(line.text);
    if (!found) return [];
    const rest = line.text.slice(found.index + found[0].length).replace(/^[\s:=–—-]+/, "");
    if (rest.trim() !== "") return [{ text: rest, at: line.at }];
    return [...nextLine(lines, index), ...nextCells(document, line.at)];
  });
}

function nextLine(lines: readonly PlacedLine[], index: number): Candidate[] {
  const { at } = lines[index]!;
  const next = lines.slice(index + 1).find(({ text }) => text.trim() !== "");
  const isNear = next && next.at.row === at.row && next.at.cell === at.cell;
  const isOfPart = next && (at.row === undefined || next.at.part === at.part);
  return isNear && isOfPart ? [next] : [];
}

/** The next cell of the row with words in it, and the only such cell below in the same column; of many rows none speaks for the whole. */
function nextCells({ parts }: ProgramDocument, { part, row, cell }: Place): Candidate[] {
  const table = parts[part];
  if (table?.part !== "table" || row === undefined || cell === undefined) return [];
  const right = table.rows[row]!.findIndex((one, at) => at > cell && textOf(one) !== "");
  const candidates: Candidate[] = [];
  if (right >= 0)
    candidates.push({ text: textOf(table.rows[row]![right]!), at: { part, row, cell: right } });
  const { column } = table.rows[row]![cell]!;
  const below = table.rows.flatMap((cells, index) => {
    const at = index > row ? cells.findIndex((one) => one.column === column) : -1;
    const text = at < 0 ? "" : textOf(cells[at]!);
    return text === "" ? [] : [{ text, at: { part, row: index, cell: at } }];
  });
  if (below.length === 1) candidates.push(...below);
  return candidates;
}
