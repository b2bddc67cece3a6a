import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import { policyOf } from "../access/record-policies.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import { namedIn, type NamedIn } from "./named-in.ts";

type Row = Readonly<Record<string, unknown>>;

/** Whether values give a record to another organization; a person moves on, whatever they name and are named by. */
export function isMove({ type }: RecordDefinition, values: Row, before: Row): boolean {
  if (type === "users" || before["id"] === undefined) return false;
  const { organizationColumn } = policyOf(type);
  const orgId = values[organizationColumn];
  return orgId !== undefined && orgId !== before[organizationColumn];
}

/**
 * The values and what was there before, as what a write names is checked: what a record names that moves is all new to
 * its organization, but for whoever made it.
 */
export function namedAnew(
  definition: RecordDefinition,
  values: Row,
  before: Row,
): { named: Row; known: Row } {
  if (!isMove(definition, values, before)) return { named: values, known: before };
  const { ownerColumn, ownerIsWriter } = policyOf(definition.type);
  return {
    named: merged(before, values),
    known: ownerColumn && ownerIsWriter ? { [ownerColumn]: before[ownerColumn] } : {},
  };
}

function merged(before: Row, values: Row): Row {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/** Refuses to give a record to another organization while what the one before keeps names it: those would be parts of what is not theirs. */
export async function refuseLeftBehind(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  values: Row,
  before: Row,
): Promise<void> {
  if (!isMove(definition, values, before)) return;
  const { organizationColumn, sharedBy } = policyOf(definition.type);
  const leaves = before[organizationColumn];
  const sharedWith = sharedBy && merged(before, values)[sharedBy];
  const staysShared = Array.isArray(sharedWith) && sharedWith.includes(leaves);
  const faults = [];
  for (const place of namedIn(definition)) {
    if (place.shared && staysShared) continue;
    const count = await countLeft(transaction, place, before["id"], leaves);
    if (count > 0)
      faults.push({
        field: organizationColumn,
        reason: `stays while records of its organization name it: ${count} of ${place.by.type} by ${place.field}`,
      });
  }
  if (faults.length > 0) throw new Problem("record.conflict", { faults });
}

/** How many records of an organization name one by a field. */
async function countLeft(
  transaction: Kysely<Database>,
  { by, field }: NamedIn,
  id: unknown,
  orgId: unknown,
): Promise<number> {
  const column = sql.ref(field);
  const names =
    fieldsOf(by)[field]?.column === "textList"
      ? sql`${column} @> ARRAY[${id}]::text[]`
      : sql`${column} = ${id}`;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS "count" FROM ${sql.table(by.table)}
    WHERE ${names} AND ${sql.ref(policyOf(by.type).organizationColumn)} = ${orgId}`.execute(
    transaction,
  );
  return rows[0]!.count;
}
