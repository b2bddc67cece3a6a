import type { Columns } from "./match-columns.ts";
import type { PeopleFile } from "./people-file.ts";

/** Who stands at each line of a file, as it writes them. */
export type People = ReadonlyMap<number, { name: string; email: string }>;

/** Reads who stands at each line, for people to know the rows by. */
export function peopleOf({ rows }: PeopleFile, columns: Columns): People {
  const at = (cells: readonly string[], field: Columns[number]) =>
    (cells[columns.indexOf(field)] ?? "").trim().slice(0, 300);
  return new Map(
    rows.map(({ line, cells }) => [
      line,
      {
        name: [at(cells, "firstName"), at(cells, "lastName")].filter(Boolean).join(" "),
        email: at(cells, "email"),
      },
    ]),
  );
}
