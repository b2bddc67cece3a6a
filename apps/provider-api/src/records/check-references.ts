import { type Kysely, sql } from "kysely";
import { type Caller, kindOf } from "../access/caller.ts";
import type { RecordPolicy, Reference } from "../access/record-policy.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Refuses values that name a record which is not there or is another organization's; what the record named before
 * stays, and who writes may name themselves. A record without an organization may name those of any.
 */
export async function checkReferences(
  transaction: Kysely<Database>,
  policy: RecordPolicy,
  values: Row,
  before: Row,
  orgId: unknown,
  caller: Caller,
): Promise<void> {
  await checkSharing(transaction, policy, values, before, orgId, caller);
  const self = caller.kind === "user" ? [caller.userId] : [];
  for (const [column, reference] of Object.entries(policy.references ?? {})) {
    const known = new Set([...idsIn(before[column]), ...self]);
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

/** Nobody makes a record another organization's but who works for all. */
async function checkSharing(
  transaction: Kysely<Database>,
  { sharedBy }: RecordPolicy,
  values: Row,
  before: Row,
  orgId: unknown,
  caller: Caller,
): Promise<void> {
  if (sharedBy === undefined) return;
  const known = new Set([...idsIn(before[sharedBy]), orgId]);
  const ids = [...new Set(idsIn(values[sharedBy]))].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  if (kindOf(caller) !== "superAdmin")
    throw new Problem("access.forbidden", {
      faults: [{ field: sharedBy, reason: "is given to other organizations by a superAdmin only" }],
    });
  const there = await transaction
    .selectFrom("organizations")
    .select("id")
    .where("id", "in", ids)
    .execute();
  if (there.length < ids.length)
    throw new Problem("record.reference-unknown", {
      faults: [{ field: sharedBy, reason: "names no organization" }],
    });
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
