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

/** The records of its organization that name a stored file, in a field of their own, in a list, or in a draft. */
export async function namingRecords(
  db: Kysely<Database>,
  { name, orgId }: { name: string; orgId: string },
): Promise<NamingRecord[]> {
  const found: NamingRecord[] = [];
  for (const definition of Object.values<RecordDefinition>(records)) {
    const named = definition.view ? [] : columnsOf(definition).map((column) => names(column, name));
    if (named.length === 0) continue;
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM ${sql.table(definition.table)}
      WHERE ${sql.ref(policyOf(definition.type).organizationColumn)} = ${orgId}
        AND (${sql.join(named, sql` OR `)})
      LIMIT ${mostOfType}`.execute(db);
    found.push(...rows.map(({ id }) => ({ definition, id })));
  }
  return found;
}

const names = (column: string, name: string): RawBuilder<unknown> =>
  inLists.includes(column)
    ? sql`strpos(${sql.ref(column)}::text, ${`/v1/files/${name}`}) > 0`
    : sql`${sql.ref(column)} = ${`/v1/files/${name}`}`;

const inLists = ["cdnFiles", "integration", "draft"];

function columnsOf(definition: RecordDefinition): string[] {
  const fields = fieldsOf(definition);
  const own = Object.keys(fields).filter((name) => fields[name]!.file || inLists.includes(name));
  return definition.way === "entries" ? [...own, "draft"] : own;
}
