import { type Kysely, type RawBuilder, sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { policyOf } from "../access/record-policies.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import { writeChanges, type WrittenBy } from "./journal/write-changes.ts";
import { keepWordsOf } from "./passage-words.ts";
import { insertion, storedValues } from "./stored-values.ts";
import { raisesVersion } from "./versions.ts";

type Row = Record<string, unknown>;

/** What a row of a record becomes; an entry's `draft` stands beside what is published. */
interface RowChange {
  values?: Row;
  draft?: Row | null;
  action?: "update" | "publish";
}

/** Inserts records and writes them into the journal; answers the rows as they are stored. Whoever makes records makes them by this. */
export async function insertRows(
  transaction: Kysely<Database>,
  sealer: Sealer,
  definition: RecordDefinition,
  rows: readonly (Row & { id: string })[],
  by: WrittenBy,
): Promise<Row[]> {
  const inserted: Row[] = [];
  for (const row of rows) {
    const stored = await insertion(sealer, definition, row).execute(transaction);
    inserted.push(stored.rows[0]!);
  }
  await keepWordsOf(transaction, definition, inserted);
  const changes = inserted.map((after) => ({ definition, action: "create" as const, after }));
  await writeChanges(transaction, sealer, changes, by);
  return inserted;
}

/** Changes a record that is locked, and writes that into the journal; answers the row as it is stored. Whoever changes records changes them by this. */
export async function changeRow(
  transaction: Kysely<Database>,
  sealer: Sealer,
  definition: RecordDefinition,
  before: Row,
  { values = {}, draft, action = "update" }: RowChange,
  by: WrittenBy,
): Promise<Row> {
  const id = String(before["id"]);
  const named = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  );
  const stored = storedValues(sealer, definition, id, named);
  if (stored.length === 0 && draft === undefined) return before;
  const raises =
    action === "publish" || raisesVersion(definition, Object.keys({ ...named, ...draft }));
  const assignments = [
    sql`"updatedAt" = now()`,
    ...(raises ? [sql`"version" = "version" + 1`] : []),
    ...(draft === undefined ? [] : [sql`"draft" = ${draft && JSON.stringify(draft)}::jsonb`]),
    ...stored.map(([column, value]) => sql`${column} = ${value}`),
  ];
  const { rows } = await sql<Row>`
    UPDATE ${sql.table(definition.table)} SET ${sql.join(assignments)}
    WHERE "id" = ${id} RETURNING *`.execute(transaction);
  const after = rows[0]!;
  await keepWordsOf(transaction, definition, [after], before);
  await writeChanges(transaction, sealer, [{ definition, action, before, after }], by);
  return after;
}

/**
 * Changes one open column of all records for which a condition holds, and writes that into the journal. However many they
 * are and whatever else they hold, nothing but that column is read of them.
 */
export async function changeColumn(
  transaction: Kysely<Database>,
  sealer: Sealer,
  definition: RecordDefinition,
  column: string,
  { to, where }: { to: RawBuilder<unknown>; where: RawBuilder<unknown> },
  by: WrittenBy,
): Promise<void> {
  const table = sql.table(definition.table);
  const { organizationColumn } = policyOf(definition.type);
  const kept = [...new Set(["id", "version", organizationColumn])];
  const { rows } = await sql<Row & { was: unknown }>`
    UPDATE ${table} SET "updatedAt" = now(), ${sql.ref(column)} = ${to}
    FROM (SELECT "id" AS "rowId", ${sql.ref(column)} AS "was" FROM ${table} WHERE ${where}
      ORDER BY "id" FOR UPDATE) AS "before"
    WHERE "id" = "rowId"
    RETURNING "was", ${sql.join([...kept, column].map((name) => sql.ref(name)))}`.execute(
    transaction,
  );
  const changes = rows.map(({ was, ...after }) => ({
    definition,
    action: "update" as const,
    before: { ...after, [column]: was },
    after,
  }));
  await writeChanges(transaction, sealer, changes, by);
}

/** Notes facts of the server's own work on a record, such as its progress: they make it no newer, and no journal tells of them. */
export async function noteFacts(
  db: Kysely<Database>,
  definition: RecordDefinition,
  where: RawBuilder<unknown>,
  facts: Row,
): Promise<void> {
  const { fields } = definition;
  const names = Object.keys(facts);
  const other = names.find((name) => !fields[name]?.computed || !fields[name].noted);
  if (other !== undefined) throw new Error(`${definition.type}.${other} is no fact of our own.`);
  const assignments = names.map((name) => sql`${sql.ref(name)} = ${facts[name]}`);
  await sql`
    UPDATE ${sql.table(definition.table)} SET ${sql.join(assignments)} WHERE ${where}`.execute(db);
}

/** Deletes the records for which a condition holds, and writes them into the journal; answers the rows as they were. Whoever deletes records deletes them by this. */
export async function deleteRows(
  transaction: Kysely<Database>,
  sealer: Sealer,
  definition: RecordDefinition,
  where: RawBuilder<unknown>,
  by: WrittenBy,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    DELETE FROM ${sql.table(definition.table)} WHERE ${where} RETURNING *`.execute(transaction);
  const changes = rows.map((before) => ({ definition, action: "delete" as const, before }));
  await writeChanges(transaction, sealer, changes, by);
  return rows;
}

/** Most that are read at once to be deleted: each may be as large as a record of its type. */
const deletedAtOnce = 50;

/** The same for however many records, of which only some are in memory at a time. */
export async function deleteAllRows(
  transaction: Kysely<Database>,
  sealer: Sealer,
  definition: RecordDefinition,
  where: RawBuilder<unknown>,
  by: WrittenBy,
): Promise<void> {
  const some = sql`"id" IN (
    SELECT "id" FROM ${sql.table(definition.table)} WHERE ${where} LIMIT ${deletedAtOnce})`;
  let deleted: Row[];
  do deleted = await deleteRows(transaction, sealer, definition, some, by);
  while (deleted.length === deletedAtOnce);
}
