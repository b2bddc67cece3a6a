import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type Field, fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { type Caller, kindOf } from "../access/caller.ts";
import { holdsGrant, issueGrant } from "../access/grants.ts";
import { policyOf } from "../access/record-policies.ts";
import type { Database } from "../database/schema.ts";
import { Problem } from "../http/problem.ts";
import { belongs, ownScope } from "./list-records.ts";

type Row = Record<string, unknown>;

/** Who writes: the caller, and the grants that they hold. */
export interface Writer {
  caller: Caller;
  editGrant?: string | undefined;
  now: Date;
}

/** A new id with 128 random bits, so that nobody finds a record by guessing. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** Creates a record for a caller whom its policy lets; answers the row and, where the policy says so, an edit grant. */
export async function createRecord(
  db: Kysely<Database>,
  definition: RecordDefinition,
  values: Row,
  { caller, now }: Writer,
): Promise<{ row: Row; editGrant?: string }> {
  const policy = policyOf(definition.type);
  const reach = policy.create[kindOf(caller)];
  if (reach === "none")
    throw new Problem(caller.kind === "anonymous" ? "auth.token-missing" : "access.forbidden");
  const row: Row = { ...values, id: newId() };
  if (reach === "org" && caller.kind !== "anonymous") {
    row[policy.organizationColumn] ??= caller.orgId;
    if (row[policy.organizationColumn] !== caller.orgId) throw new Problem("access.forbidden");
  }
  return db.transaction().execute(async (transaction) => {
    const names = Object.keys(row).filter((name) => row[name] !== undefined);
    const { rows } = await sql<Row>`
      INSERT INTO ${sql.table(definition.table)} (${sql.join(names.map((name) => sql.ref(name)))})
      VALUES (${sql.join(names.map((name) => bound(fieldsOf(definition)[name]!, row[name])))})
      RETURNING ${returning(definition)}`.execute(transaction);
    const created = rows[0]!;
    if (!policy.grantsEditing) return { row: created };
    return {
      row: created,
      editGrant: await issueGrant(transaction, "edit", definition.type, row.id as string, now),
    };
  });
}

/** Merges the named fields into a record that the caller reaches, or holds the edit grant of. */
export async function updateRecord(
  db: Kysely<Database>,
  definition: RecordDefinition,
  id: string,
  values: Row,
  { caller, editGrant, now }: Writer,
): Promise<Row> {
  const policy = policyOf(definition.type);
  const reach = policy.update[kindOf(caller)];
  const table = sql.table(definition.table);
  return db.transaction().execute(async (transaction) => {
    const found = (
      await sql<Row>`SELECT * FROM ${table} WHERE "id" = ${id} FOR UPDATE`.execute(transaction)
    ).rows[0];
    const granted =
      policy.grantsEditing &&
      editGrant !== undefined &&
      (await holdsGrant(transaction, editGrant, "edit", definition.type, id, now));
    if (!granted) {
      if (reach === "none")
        throw new Problem(
          policy.grantsEditing
            ? "access.grant-needed"
            : caller.kind === "anonymous"
              ? "auth.token-missing"
              : "access.forbidden",
        );
      if (!found || !belongs(found, reach, policy, caller)) throw new Problem("record.not-found");
    }
    if (!found) throw new Problem("record.not-found");
    const organization = values[policy.organizationColumn];
    if (
      organization !== undefined &&
      organization !== found[policy.organizationColumn] &&
      kindOf(caller) !== "superAdmin"
    )
      throw new Problem("access.forbidden");
    const changes = Object.entries(values).filter(([, value]) => value !== undefined);
    if (changes.length === 0) return found;
    const { rows } = await sql<Row>`
      UPDATE ${table} SET "updatedAt" = now(), ${sql.join(
        changes.map(
          ([name, value]) => sql`${sql.ref(name)} = ${bound(fieldsOf(definition)[name]!, value)}`,
        ),
      )} WHERE "id" = ${id} RETURNING ${returning(definition)}`.execute(transaction);
    return rows[0]!;
  });
}

/** Deletes a record that the caller reaches. */
export async function deleteRecord(
  db: Kysely<Database>,
  definition: RecordDefinition,
  id: string,
  caller: Caller,
): Promise<void> {
  const policy = policyOf(definition.type);
  const reach = policy.delete[kindOf(caller)];
  if (reach === "none")
    throw new Problem(caller.kind === "anonymous" ? "auth.token-missing" : "access.forbidden");
  const own = ownScope(reach, policy, caller);
  const { rows } = await sql`
    DELETE FROM ${sql.table(definition.table)} WHERE "id" = ${id} ${own ? sql`AND ${own}` : sql``} RETURNING "id"`.execute(
    db,
  );
  if (rows.length === 0) throw new Problem("record.not-found");
}

function returning(definition: RecordDefinition) {
  return sql.join(Object.keys(fieldsOf(definition)).map((name) => sql.ref(name)));
}

function bound(of: Field, value: unknown) {
  return of.column === "json" && value !== null && value !== undefined
    ? sql`${JSON.stringify(value)}::jsonb`
    : sql`${value}`;
}
