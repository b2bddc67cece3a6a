import type { RecordDefinition, RecordType } from "@guildway/api-contract";
import { records } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import { policyOf, recordPolicies } from "../access/record-policies.ts";
import type { Database } from "../platform/database/schema.ts";

type Row = Readonly<Record<string, unknown>>;

/** Why a record is not deleted: it is evidence itself, by a field of it, or evidence names it. */
export async function whyEvidence(
  db: Kysely<Database>,
  definition: RecordDefinition,
  row: Row,
): Promise<{ field: string; reason: string } | undefined> {
  const field = policyOf(definition.type).evidenceOnce?.column;
  if (field && row[field] !== null) return { field, reason: "is evidence, so the record stays" };
  for (const { type, table, column, once } of namedByEvidence(definition)) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(table)}
      WHERE ${sql.ref(column)} = ${row["id"]} AND ${sql.ref(once)} IS NOT NULL LIMIT 1`.execute(db);
    if (rows.length > 0)
      return { field: "id", reason: `stands in what was signed, of ${type}, so the record stays` };
  }
  return undefined;
}

/** Whether a record is evidence in all that anybody could change of it. */
export function isAllEvidence({ type, fields }: RecordDefinition, row: Row): boolean {
  const { evidenceOnce } = policyOf(type);
  if (!evidenceOnce || row[evidenceOnce.column] === null) return false;
  return Object.keys(fields).every((field) => evidenceOnce.fields.includes(field));
}

/** The columns of what was signed that name records of a table. */
function namedByEvidence({ table }: RecordDefinition) {
  return Object.entries(recordPolicies).flatMap(([type, { references = {}, evidenceOnce }]) =>
    Object.entries(references)
      .filter(([, to]) => (typeof to === "string" ? to : to.table) === table)
      .filter(([column]) => evidenceOnce?.keepsNamed && evidenceOnce.fields.includes(column))
      .map(([column]) => ({
        type,
        table: records[type as RecordType].table,
        column,
        once: evidenceOnce!.column,
      })),
  );
}
