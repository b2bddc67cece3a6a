import { fieldsOf, type RecordDefinition, records } from "@guildway/api-contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { policyOf } from "../access/record-policies.ts";
import type { Database } from "../platform/database/schema.ts";

/** A record that names a stored file. */
export interface NamingRecord {
  definition: RecordDefinition;
  id: string;
}

/** As many of a type as are sought. */
const mostOfType = 100;

/** A stored file, and whose it is. */
interface File {
  name: string;
  orgId: string;
}

/** The records of its organization that name a stored file, in a field of their own, in a list, or in a draft. */
export async function namingRecords(db: Kysely<Database>, file: File): Promise<NamingRecord[]> {
  const found: NamingRecord[] = [];
  for (const definition of oncePerTable(Object.values(records))) {
    const named = columnsOf(definition).map((column) => names(column, file.name));
    const ids = await idsWhere(db, definition, file, named, mostOfType);
    found.push(...ids.map((id) => ({ definition, id })));
  }
  return found;
}

/** Whether a record of these types names a stored file, or shows it in rich text; none is asked after the first that does. */
export async function isShownBy(
  db: Kysely<Database>,
  types: readonly RecordDefinition[],
  file: File,
): Promise<boolean> {
  for (const definition of oncePerTable(types)) {
    const shown = [
      ...columnsOf(definition).map((column) => names(column, file.name)),
      ...richIn(definition).map((column) => contains(column, file.name)),
    ];
    if ((await idsWhere(db, definition, file, shown, 1)).length > 0) return true;
  }
  return false;
}

/** Whether a rich text of its organization shows a stored file. */
export async function isShownInText(db: Kysely<Database>, file: File): Promise<boolean> {
  for (const definition of oncePerTable(Object.values(records))) {
    const shown = richIn(definition).map((column) => contains(column, file.name));
    if ((await idsWhere(db, definition, file, shown, 1)).length > 0) return true;
  }
  return false;
}

/** Types that are stored, each table once: what has drafts sees whatever another type of its table does. */
function oncePerTable(types: readonly RecordDefinition[]): RecordDefinition[] {
  const stored = types.filter(({ view }) => !view);
  const withDrafts = stored.filter(({ way }) => way === "entries");
  const byTable = [...stored, ...withDrafts].map(
    (definition) => [definition.table, definition] as const,
  );
  return [...new Map(byTable).values()];
}

async function idsWhere(
  db: Kysely<Database>,
  { type, table }: RecordDefinition,
  { orgId }: File,
  conditions: readonly RawBuilder<unknown>[],
  most: number,
): Promise<string[]> {
  if (conditions.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM ${sql.table(table)}
    WHERE ${sql.ref(policyOf(type).organizationColumn)} = ${orgId} AND (${sql.join(conditions, sql` OR `)})
    LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

const names = (column: string, name: string): RawBuilder<unknown> =>
  inLists.includes(column)
    ? contains(column, `/v1/files/${name}`)
    : sql`${sql.ref(column)} = ${`/v1/files/${name}`}`;

const contains = (column: string, text: string): RawBuilder<unknown> =>
  sql`strpos(${sql.ref(column)}::text, ${text}) > 0`;

const inLists = ["cdnFiles", "integration", "draft"];

function columnsOf(definition: RecordDefinition): string[] {
  const fields = fieldsOf(definition);
  const own = Object.keys(fields).filter((name) => fields[name]!.file || inLists.includes(name));
  return definition.way === "entries" ? [...own, "draft"] : own;
}

const richIn = ({ fields }: RecordDefinition): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.rich);
