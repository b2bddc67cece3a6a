import { type Kysely, sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { type Caller, isAdminLevel, kindOf, worksFor } from "../access/caller.ts";
import { hoursOfEditing, issueGrant, lifetimeHours } from "../access/grants.ts";
import { isManaged } from "../access/managed-places.ts";
import { policyOf } from "../access/record-policies.ts";
import type { Reach, RecordPolicy } from "../access/record-policy.ts";
import type { Database } from "../platform/database/schema.ts";
import { lockKeys } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import {
  type AccessReach,
  accessReachOf,
  madeFor,
  mayWriteBy,
  openedBy,
} from "../access/access-reach.ts";
import { checkBirth } from "./check-birth.ts";
import { checkedValues } from "./checked-values.ts";
import { checkSize } from "./check-size.ts";
import { lockTree } from "./library-tree.ts";
import { idUnderKey, madeBefore } from "./made-before.ts";
import { noteInvitee } from "./note-invitee.ts";
import { noteManagers } from "./note-managers.ts";
import { refusePersonAbove } from "./person-above.ts";
import { countPassages, readWhatChanged } from "./queue-reading.ts";
import { refusal } from "./reach.ts";
import { insertRows } from "./stored-rows.ts";
import { answered } from "./stored-values.ts";
import { newUser } from "./user-rules.ts";
import { newId } from "../platform/new-id.ts";
import { readsCoursesOnly, type Writer, type Writing, writtenBy } from "./write-record.ts";

type Row = Record<string, unknown>;

/** Creates a record for a caller whom its policy lets; answers the row and, where the policy says so, an edit grant. */
export async function createRecord(
  { db, sealer }: Writing,
  definition: RecordDefinition,
  values: Row,
  writer: Writer,
): Promise<{ row: Row; editGrant?: string }> {
  const { caller, accessGrant, now, onceKey } = writer;
  const policy = policyOf(definition.type);
  const reach = policy.create[kindOf(caller)];
  if (reach === "none" && policy.accessMayCreate) {
    const byAccess = await accessReachOf(db, accessGrant, now);
    if (byAccess && mayWriteBy(byAccess, policy))
      return { row: await createWithin({ db, sealer }, definition, values, byAccess, writer) };
  }
  const manages = reach === "none" && (await createsAsManager(db, policy, values, caller));
  // A visitor has no name by which a key would be theirs.
  const id =
    onceKey === undefined || caller.kind === "anonymous"
      ? undefined
      : idUnderKey(sealer, definition, caller, onceKey);
  const asked = askedRow(definition, values, caller, { reach: manages ? "org" : reach, id });
  return db.transaction().execute(async (transaction) => {
    const before = id && (await madeBefore(transaction, sealer, definition, id, writer));
    const row = before || (await insertAsked(transaction, sealer, definition, asked, writer));
    if (!policy.grantsEditing) return { row };
    const made = [definition.type, String(row["id"])] as const;
    // A repeat gives its maker what the first answer gave, and no more time.
    const hours = before
      ? Math.min(await hoursOfEditing(transaction, ...made, now), hoursLeft(before, now))
      : lifetimeHours.edit;
    if (hours <= 0) return { row };
    return { row, editGrant: await issueGrant(transaction, "edit", ...made, now, hours) };
  });
}

/** How long its maker may still edit what they made. */
const hoursLeft = ({ createdAt }: Row, now: Date): number =>
  lifetimeHours.edit - (now.getTime() - Date.parse(String(createdAt))) / 3_600_000;

/** The same by the policy alone, in a transaction that is there already. */
export async function createIn(
  transaction: Kysely<Database>,
  { sealer }: Pick<Writing, "sealer">,
  definition: RecordDefinition,
  values: Row,
  { caller, now }: Writer,
): Promise<Row> {
  const asked = askedRow(definition, values, caller);
  return insertAsked(transaction, sealer, definition, asked, { caller, now });
}

/** Refuses values of which `createIn` would make no record, and makes none. */
export async function checkNew(
  transaction: Kysely<Database>,
  { sealer }: Pick<Writing, "sealer">,
  definition: RecordDefinition,
  values: Row,
  { caller, now }: Writer,
): Promise<void> {
  const asked = askedRow(definition, values, caller);
  await allowedRow(transaction, sealer, definition, asked, { caller, now });
}

/** Whether the values are a record of a place that the caller manages, whose managers make such. */
async function createsAsManager(
  db: Kysely<Database>,
  policy: RecordPolicy,
  values: Row,
  caller: Caller,
): Promise<boolean> {
  if (!policy.managers?.mayCreate || caller.kind !== "user") return false;
  const { organizationColumn: column } = policy;
  return isManaged(db, policy, caller, { ...values, [column]: values[column] ?? caller.orgId });
}

/** What the caller's policy lets them create of the values. */
function askedRow(
  definition: RecordDefinition,
  values: Row,
  caller: Caller,
  {
    reach = policyOf(definition.type).create[kindOf(caller)],
    id = newId(),
  }: { reach?: Reach; id?: string | undefined } = {},
): Row & { id: string } {
  const policy = policyOf(definition.type);
  if (reach === "none" || readsCoursesOnly(policy, caller)) throw refusal(caller);
  for (const field of policy.staffColumns ?? [])
    if (values[field] !== undefined && !worksFor(caller, values[policy.organizationColumn]))
      throw new Problem("access.forbidden", {
        faults: [{ field, reason: "is written by staff only" }],
      });
  return newRow(definition, policy, { ...values, id }, reach, caller);
}

async function insertAsked(
  transaction: Kysely<Database>,
  sealer: Writing["sealer"],
  definition: RecordDefinition,
  asked: Row & { id: string },
  writer: Pick<Writer, "caller" | "now" | "countKept">,
): Promise<Row> {
  const { caller, now } = writer;
  await lockTree(transaction, definition, asked);
  const row = await allowedRow(transaction, sealer, definition, asked, { caller, now });
  await keepWithin(transaction, definition, row);
  const by = writtenBy(writer);
  const [stored] = await insertRows(transaction, sealer, definition, [row], by);
  await noteManagers(transaction, definition, {}, stored!, by);
  await countPassages(transaction, definition, row);
  const waiting = await readWhatChanged(transaction, definition, {}, stored!, now);
  const created = answered(definition, waiting);
  checkSize(definition, created);
  return created;
}

/** The row as it is stored, where nothing in it is refused. */
async function allowedRow(
  transaction: Kysely<Database>,
  sealer: Writing["sealer"],
  definition: RecordDefinition,
  asked: Row & { id: string },
  { caller, now }: Pick<Writer, "caller" | "now">,
): Promise<Row & { id: string }> {
  checkBirth(sealer, definition, asked, {}, { isOwn: false, now });
  const row = await checkedRow(transaction, definition, asked, caller);
  await refusePersonAbove(transaction, policyOf(definition.type), row, caller);
  return row;
}

/** Refuses one more than a person may own. */
async function keepWithin(
  transaction: Kysely<Database>,
  { type, table }: RecordDefinition,
  row: Row,
): Promise<void> {
  const { mostOfOwner, ownerColumn } = policyOf(type);
  if (mostOfOwner === undefined || ownerColumn === undefined) return;
  const owner = row[ownerColumn];
  await lockKeys(transaction, [`${table} of ${String(owner)}`]);
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(ownerColumn)} = ${owner} LIMIT ${mostOfOwner}`.execute(
    transaction,
  );
  if (rows.length >= mostOfOwner) throw new Problem("record.too-many");
}

/** As many records of a type as a code reaches in all; a form needs one or two, whoever wants to fill the disk more. */
const mostWithin = 50;

/** Creates a record that an access grant reaches once it is there; any other is not kept. */
async function createWithin(
  { db, sealer }: Pick<Writing, "db" | "sealer">,
  definition: RecordDefinition,
  values: Row,
  reach: AccessReach,
  writer: Writer,
): Promise<Row> {
  const { now } = writer;
  const asked = { orgId: reach.orgId, ...madeFor(reach, definition), ...values, id: newId() };
  const opened = openedBy(reach, definition, "change");
  if (!opened) throw new Problem("access.forbidden");
  return db.transaction().execute(async (transaction) => {
    // As many as write at once would each be the last that may.
    await lockKeys(transaction, [`${definition.type} by grants of ${reach.orgId}`]);
    checkBirth(sealer, definition, asked, {}, { isOwn: true, now });
    const row = await checkedRow(transaction, definition, asked, { kind: "anonymous" });
    const by = writtenBy(writer, { invited: true });
    const [stored] = await insertRows(transaction, sealer, definition, [row], by);
    const reached = await sql<{ id: string }>`
      SELECT "id" FROM ${sql.table(definition.table)} WHERE ${opened} LIMIT ${mostWithin + 1}`.execute(
      transaction,
    );
    if (reached.rows.length > mostWithin) throw new Problem("record.too-many");
    if (!reached.rows.some(({ id }) => id === row.id)) throw new Problem("access.forbidden");
    const created = answered(definition, stored!);
    checkSize(definition, created);
    await noteInvitee(transaction, definition, row, values, now);
    return created;
  });
}

async function checkedRow(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  row: Row & { id: string },
  caller: Caller,
): Promise<Row & { id: string }> {
  return { ...(await checkedValues(transaction, definition, row, {}, caller)), id: row.id };
}

/** The values of a new record, in the organization and of the person that the caller may create for. */
function newRow(
  definition: RecordDefinition,
  policy: RecordPolicy,
  values: Row & { id: string },
  reach: string,
  caller: Caller,
): Row & { id: string } {
  const row: Row & { id: string } = { ...values };
  const { organizationColumn, ownerColumn } = policy;
  if (reach !== "any" && caller.kind !== "anonymous") {
    row[organizationColumn] ??= caller.orgId;
    if (row[organizationColumn] !== caller.orgId) throw refusal(caller);
  }
  if (policy.ownerIsWriter && ownerColumn && caller.kind === "user") {
    row[ownerColumn] ??= caller.userId;
    if (row[ownerColumn] !== caller.userId && !isAdminLevel(caller)) throw refusal(caller);
  }
  if (reach === "self" && caller.kind === "user" && ownerColumn) {
    row[ownerColumn] ??= caller.userId;
    if (row[ownerColumn] !== caller.userId) throw refusal(caller);
  }
  // A superAdmin belongs to one organization and works for all, so they say for which.
  if (kindOf(caller) === "superAdmin" && !policy.grantsEditing && !row[organizationColumn])
    throw new Problem("input.invalid", {
      faults: [{ field: organizationColumn, reason: "names the organization" }],
    });
  return definition.type === "users" ? { ...newUser(row, caller), id: row.id } : row;
}
