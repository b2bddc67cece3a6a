import { sql, type Insertable, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import type { SourceRows, TableRows } from "./source-rows.ts";

const rowsPerStatement = 5000;

/** Puts the rows of one source in the place of those that were there, with its release and credit, and answers how many. */
export async function replaceSource(
  transaction: Kysely<OccupationTables>,
  { source, release, credit, tables }: Pick<SourceRows, "source" | "release" | "credit" | "tables">,
): Promise<number> {
  let rows = 0;
  for (const table of tableNames(tables)) {
    const inserted = tables[table] ?? [];
    await sql`delete from ${sql.table(table)}`.execute(transaction);
    await insertRows(transaction, table, inserted);
    rows += inserted.length;
  }
  const entry = { release, credit, rows, importedAt: new Date() };
  await transaction
    .insertInto("dataSources")
    .values({ source, ...entry })
    .onConflict((conflict) => conflict.column("source").doUpdateSet(entry))
    .execute();
  return rows;
}

async function insertRows<T extends keyof OccupationTables>(
  db: Kysely<OccupationTables>,
  table: T,
  rows: readonly Insertable<OccupationTables[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(from, from + rowsPerStatement));
    // One JSON parameter per statement: both drivers pass it alike, and it is many times faster than a placeholder per value.
    await sql`insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${json}::text::json)`.execute(
      db,
    );
  }
}

function tableNames(tables: TableRows): (keyof TableRows)[] {
  return Object.keys(tables) as (keyof TableRows)[];
}
