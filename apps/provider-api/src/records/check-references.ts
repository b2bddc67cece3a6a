import { type Kysely, sql } from "kysely";
import type { RecordPolicy, Reference } from "../access/record-policy.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Refuses values that name a record which is not there or is another organization's; what the record named before
 * stays. A record without an organization may name those of any.
 */
export async function checkReferences(
  transaction: Kysely<Database>,
  policy: RecordPolicy,
  values: Row,
  before: Row,
  orgId: unknown,
): Promise<void> {
  for (const [column, reference] of Object.entries(policy.references ?? {})) {
    const known = new Set(idsIn(before[column]));
    const ids = [...new Set(idsIn(values[column]))].filter((id) => !known.has(id));
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM ${sql.table(tableOf(reference))}
      WHERE "id" = ANY(${ids}::text[]) AND ${ownedBy(reference, orgId)}`.execute(transaction);
    const found = new Set(rows.map(({ id }) => id));
    const unknown = ids.find((id) => !found.has(id));
    if (unknown !== undefined)
      throw new Problem("record.reference-unknown", {
        faults: [
          {
            field: column,
            reason: `names no record of this organization: ${unknown.slice(0, 80)}`,
          },
        ],
      });
  }
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((id) => typeof id === "string");
  return typeof value === "string" ? [value] : [];
}

const tableOf = (reference: Reference) =>
  typeof reference === "string" ? reference : reference.table;

function ownedBy(reference: Reference, orgId: unknown) {
  if (orgId === null || orgId === undefined) return sql`true`;
  return typeof reference === "string"
    ? sql`"orgId" = ${orgId}`
    : sql`("orgId" = ${orgId} OR ${orgId} = ANY("orgIds"))`;
}
