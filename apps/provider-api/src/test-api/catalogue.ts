import { type ColumnType, fieldsOf, type RecordDefinition, records } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const sqlTypes: Record<ColumnType, string> = {
  text: "text",
  integer: "integer",
  double: "double precision",
  money: "numeric",
  boolean: "boolean",
  instant: "timestamp with time zone",
  date: "date",
  textList: "ARRAY",
  json: "jsonb",
};

const tablesOfEntries = new Set<string>(
  Object.values(records)
    .filter(({ way }) => way === "entries")
    .map(({ table }) => table),
);

/** The columns that a record's table has, with their types. */
export async function storedColumns(
  db: Kysely<Database>,
  { table }: RecordDefinition,
): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table}`.execute(db);
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
}

/** The columns that it has by the contract. */
export function describedColumns(definition: RecordDefinition): Record<string, string> {
  const columns = Object.entries(fieldsOf(definition)).map(([name, { column, sealed }]) => [
    name,
    sqlTypes[sealed ? "text" : column],
  ]);
  return {
    ...(Object.fromEntries(columns) as Record<string, string>),
    ...(tablesOfEntries.has(definition.table) && { draft: "jsonb" }),
  };
}
