import { type Cell, type Part, type Place, textOf } from "./program-document.ts";

/** A table of a document. */
export type Table = Extract<Part, { part: "table" }>;

/** A table whose columns are known by their headings. */
export interface NamedTable<Role extends string> {
  table: Table;
  part: number;
  /** The row of the headings. */
  head: number;
  columns: ReadonlyMap<Role, { from: number; to: number }>;
}

/** How far down the headings of a table may stand. */
const deepestHead = 4;

/** Finds the row of a table in which the most columns are named; none where none is. */
export function namedColumns<Role extends string>(
  table: Table,
  part: number,
  names: Readonly<Record<Role, RegExp>>,
): NamedTable<Role> | undefined {
  const heads = table.rows.slice(0, deepestHead).map((row, head) => {
    const columns = new Map<Role, { from: number; to: number }>();
    // A title over the table names no column.
    const isTitle = row.length === 1 && row[0]!.span > 1;
    for (const cell of isTitle ? [] : row)
      for (const role of Object.keys(names) as Role[])
        if (!columns.has(role) && names[role].test(textOf(cell))) {
          columns.set(role, { from: cell.column, to: cell.column + cell.span });
          break;
        }
    return { table, part, head, columns };
  });
  const best = heads.toSorted((a, b) => b.columns.size - a.columns.size)[0];
  return best && best.columns.size > 0 ? best : undefined;
}

/** The cell of a row in a named column, with its place. */
export function cellIn<Role extends string>(
  { table, part, columns }: NamedTable<Role>,
  row: number,
  role: Role,
): { cell: Cell; at: Place } | undefined {
  const column = columns.get(role);
  if (!column) return undefined;
  const at = table.rows[row]!.findIndex(
    ({ column: from, span }) => from < column.to && from + span > column.from,
  );
  return at < 0 ? undefined : { cell: table.rows[row]![at]!, at: { part, row, cell: at } };
}

/** The only cell of a row that says something, such as a title over a table. */
export function loneCell(table: Table, row: number): number | undefined {
  const said = table.rows[row]!.flatMap((cell, at) => (textOf(cell) === "" ? [] : [at]));
  return said.length === 1 ? said[0] : undefined;
}
