import { type Kysely, sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { kindOf } from "../access/caller.ts";
import { holdsGrant } from "../access/grants.ts";
import { policyOf } from "../access/record-policies.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import type { Database } from "../database/schema.ts";
import { Problem } from "../http/problem.ts";
import { accessReachOf, openedBy } from "./access-reach.ts";
import { checkReferences } from "./check-references.ts";
import { belongs, refusal } from "./reach.ts";
import { answered, storedValues } from "./stored-values.ts";
import { changedUser } from "./user-rules.ts";
import { readsCoursesOnly, type Writer, type Writing } from "./write-record.ts";

type Row = Record<string, unknown>;

/** Merges the named fields into a record that the caller reaches, or holds the edit grant of, or was let in to by its code. */
export async function updateRecord(
  { db, sealer }: Writing,
  definition: RecordDefinition,
  id: string,
  values: Row,
  writer: Writer,
): Promise<Row> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockForChange(transaction, definition, id, values, writer);
    const merged =
      definition.type === "users"
        ? await changedUser(transaction, found, values, writer.caller, writer.now)
        : values;
    await refuseForeign(transaction, definition, found, merged);
    const changes = storedValues(sealer, definition, id, merged);
    const assignments = [
      changes.length > 0 ? sql`"updatedAt" = now()` : sql`"updatedAt" = "updatedAt"`,
      ...changes.map(([column, value]) => sql`${column} = ${value}`),
    ];
    const { rows } = await sql<Row>`
      UPDATE ${sql.table(definition.table)} SET ${sql.join(assignments)}
      WHERE "id" = ${id} RETURNING ${answered(definition)}`.execute(transaction);
    return rows[0]!;
  });
}

/** Locks a record that the writer may change in the named fields, and answers it as it is stored. */
export async function lockForChange(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  id: string,
  values: Row,
  writer: Writer,
): Promise<Row> {
  const { caller } = writer;
  const policy = policyOf(definition.type);
  const reach = policy.update[kindOf(caller)];
  if (readsCoursesOnly(policy, caller)) throw refusal(caller);
  const { rows } = await sql<Row>`
    SELECT * FROM ${sql.table(definition.table)} WHERE "id" = ${id} FOR UPDATE`.execute(
    transaction,
  );
  const found = rows[0];
  const reached = found && belongs(found, reach, policy, caller);
  if (!found || !reached) {
    const granted = await grantedFields(transaction, definition, policy, id, writer);
    if (granted === "none") {
      if (reach !== "none") throw new Problem("record.not-found");
      throw policy.grantsEditing ? new Problem("access.grant-needed") : refusal(caller);
    }
    if (!found) throw new Problem("record.not-found");
    if (granted !== "all") refuseOutside(granted, values);
  }
  const fixed =
    reach === "self"
      ? [policy.organizationColumn, policy.ownerColumn]
      : [policy.organizationColumn];
  for (const column of fixed)
    if (
      column &&
      values[column] !== undefined &&
      values[column] !== found[column] &&
      kindOf(caller) !== "superAdmin"
    )
      throw new Problem("access.forbidden", {
        faults: [{ field: column, reason: "cannot be changed" }],
      });
  if (reach === "self" && policy.selfColumns) refuseOutside(policy.selfColumns, values);
  return found;
}

/** Refuses a change that would name a record of another organization. */
export async function refuseForeign(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  found: Row,
  values: Row,
): Promise<void> {
  const policy = policyOf(definition.type);
  const orgId = values[policy.organizationColumn] ?? found[policy.organizationColumn];
  await checkReferences(transaction, policy, values, orgId);
}

/** Which fields the writer's grants let them change. */
async function grantedFields(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  policy: RecordPolicy,
  id: string,
  { editGrant, accessGrant, now }: Writer,
): Promise<"none" | "all" | readonly string[]> {
  if (policy.grantsEditing && editGrant !== undefined)
    return (await holdsGrant(transaction, editGrant, "edit", definition.type, id, now))
      ? "all"
      : "none";
  if (!policy.accessMayChange) return "none";
  const opened = openedBy(await accessReachOf(transaction, accessGrant, now), definition);
  if (!opened) return "none";
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(definition.table)} WHERE "id" = ${id} AND (${opened})`.execute(
    transaction,
  );
  return rows.length > 0 ? policy.accessMayChange : "none";
}

function refuseOutside(allowed: readonly string[], values: Row): void {
  const faults = Object.keys(values)
    .filter((name) => values[name] !== undefined && !allowed.includes(name))
    .map((field) => ({ field, reason: "may not be changed by you" }));
  if (faults.length > 0) throw new Problem("access.forbidden", { faults });
}
