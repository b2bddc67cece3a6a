import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { isAdminLevel, isStaff, kindOf } from "../access/caller.ts";
import { endGrants, holdsGrant } from "../access/grants.ts";
import { isManaged } from "../access/managed-places.ts";
import { policyOf } from "../access/record-policies.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import type { Database } from "../platform/database/schema.ts";
import { countAttempt } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import { accessReachOf, mayWriteBy, openedBy } from "../access/access-reach.ts";
import { checkBirth } from "./check-birth.ts";
import { checkedValues } from "./checked-values.ts";
import { isMove } from "./check-move.ts";
import { checkSize } from "./check-size.ts";
import { closeInvites, holdInvites } from "./close-invites.ts";
import { codeOfAnother } from "./code-of-another.ts";
import { draftAgain } from "./draft-again.ts";
import { whyEvidence } from "./evidence.ts";
import { forgetFile } from "./forget-file.ts";
import { lockTree, moveWhatStandsIn } from "./library-tree.ts";
import { moveProfile } from "./move-profile.ts";
import { noteInvitee } from "./note-invitee.ts";
import { noteManagers } from "./note-managers.ts";
import { refuseCodeOfPersonAbove, refusePersonAbove } from "./person-above.ts";
import { readWhatChanged } from "./queue-reading.ts";
import { belongs, refusal } from "./reach.ts";
import { isSignedSchedule } from "./signed-schedule.ts";
import { changeRow } from "./stored-rows.ts";
import { answered } from "./stored-values.ts";
import { changedUser } from "./user-rules.ts";
import { refuseStale } from "./versions.ts";
import { readsCoursesOnly, type Writer, type Writing, writtenBy } from "./write-record.ts";

type Row = Record<string, unknown>;

/** Merges the named fields into a record that the caller reaches, or holds the edit grant of, or was let in to by its code. */
export async function updateRecord(
  { db, ...writing }: Writing,
  definition: RecordDefinition,
  id: string,
  values: Row,
  writer: Writer,
): Promise<Row> {
  return db
    .transaction()
    .execute((transaction) => updateIn(transaction, writing, definition, id, values, writer));
}

/** The same, in a transaction that is there already. */
export async function updateIn(
  transaction: Kysely<Database>,
  { sealer, settings }: Omit<Writing, "db">,
  definition: RecordDefinition,
  id: string,
  values: Row,
  writer: Writer,
): Promise<Row> {
  await lockTree(transaction, definition, { ...values, id });
  const held = await holdInvites(transaction, definition, id, values);
  const { found, invited } = await lockForChange(transaction, definition, id, values, writer);
  await refuseStale(transaction, sealer, definition, found, writer);
  const isOwn = invited || policyOf(definition.type).update[kindOf(writer.caller)] === "self";
  checkBirth(sealer, definition, values, found, { isOwn, now: writer.now });
  const merged =
    definition.type === "users"
      ? await changedUser(
          transaction,
          found,
          values,
          invited ? "self" : writer.caller,
          writer.now,
          { settings, sealer },
        )
      : values;
  const anothers = codeOfAnother(definition, found, values);
  const ends = anothers || endsGrants(definition, policyOf(definition.type), values);
  const asked = ends ? asUnseen(definition, { ...anothers, ...merged }) : merged;
  const checked = await checkedValues(transaction, definition, asked, found, writer.caller);
  const by = writtenBy(writer, { invited });
  const closed = await closeInvites(transaction, sealer, definition, held, found, checked, by);
  const changed = draftAgain(definition, found, checked, writer.caller);
  const all = { values: { ...changed, ...closed } };
  const stored = await changeRow(transaction, sealer, definition, found, all, by);
  await noteManagers(transaction, definition, found, stored, by);
  await moveProfile(transaction, sealer, definition, found, stored, by);
  await moveWhatStandsIn(transaction, sealer, definition, id, checked, by);
  await forgetFile(transaction, definition, found, stored, writer.now);
  const waiting = await readWhatChanged(transaction, definition, found, stored, writer.now);
  const row = answered(definition, waiting);
  checkSize(definition, row);
  if (ends) await endGrants(transaction, definition.type, id);
  if (!invited) return row;
  await noteInvitee(transaction, definition, row, values, writer.now);
  const { accessColumns } = policyOf(definition.type);
  return accessColumns ? Object.fromEntries(accessColumns.map((name) => [name, row[name]])) : row;
}

/** Another code, none, or an inactive record: who was let in before is let in no more. */
function endsGrants(
  { fields }: RecordDefinition,
  { switchedOffBy }: RecordPolicy,
  values: Row,
): boolean {
  const changesCode = Object.hasOwn(fields, "accessCode") && values["accessCode"] !== undefined;
  return changesCode || (switchedOffBy !== undefined && values[switchedOffBy] === true);
}

/** What shows of an invite whose code it was, that it was given, and what its holder agreed to, counts no more. */
const byCode = ["sentTo", "viewedAt", "consentVersion", "consentAt"];

function asUnseen({ fields }: RecordDefinition, values: Row): Row {
  const unseen = byCode.filter((name) => Object.hasOwn(fields, name));
  return { ...Object.fromEntries(unseen.map((name) => [name, null])), ...values };
}

/** Locks a record that the writer may change in the named fields; answers it as it is stored, and whether only a grant of access let them in. */
export async function lockForChange(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  id: string,
  values: Row,
  writer: Writer,
): Promise<{ found: Row; invited: boolean }> {
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
  if (reached) await refusePersonAbove(transaction, policy, found, caller);
  if (reached && values["userId"] !== undefined)
    await refusePersonAbove(transaction, policy, { ...found, ...values }, caller);
  if (reached && values["accessCode"] !== undefined)
    await refuseCodeOfPersonAbove(transaction, definition.type, found, caller);
  let invited = false;
  const { mayChange } = policy.managers ?? {};
  const manages =
    found && !reached && mayChange && (await isManaged(transaction, policy, caller, found));
  if (manages) refuseOutside(mayChange, values);
  else if (!found || !reached) {
    const granted = await grantedFields(transaction, definition, policy, id, writer);
    if (granted === "none") {
      if (reach !== "none") throw new Problem("record.not-found");
      throw policy.grantsEditing ? new Problem("access.grant-needed") : refusal(caller);
    }
    if (!found) throw new Problem("record.not-found");
    invited = granted !== "all";
    if (invited && (await isSignedSchedule(transaction, definition, found)))
      throw new Problem("wage-schedule.signed");
    if (granted !== "all") {
      refuseOutside(granted, values);
      await countWithoutCode(transaction, definition, id, writer);
    }
  }
  const keepsOwner =
    reach === "self" || reach === "shared" || (policy.ownerIsWriter && !isAdminLevel(caller));
  const fixed = keepsOwner
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
  if (isMove(definition, values, found))
    await refuseMovedEvidence(transaction, definition, found, policy.organizationColumn);
  const { evidenceOnce } = policy;
  if (evidenceOnce && found[evidenceOnce.column] !== null) {
    const touched = evidenceOnce.fields.filter(
      (field) => values[field] !== undefined && !isDeepStrictEqual(values[field], found[field]),
    );
    if (touched.length > 0)
      throw new Problem("record.conflict", {
        faults: touched.map((field) => ({ field, reason: "is evidence and cannot be changed" })),
      });
  }
  if (!(reached && isStaff(caller))) {
    const ofStaff = [...(policy.staffColumns ?? []), ...(policy.staffChanges ?? [])];
    refuseNamed(ofStaff, found, values, "is changed by staff only");
  }
  if (policy.superAdminChanges && kindOf(caller) !== "superAdmin")
    refuseNamed(policy.superAdminChanges, found, values);
  if (reach === "self" && policy.selfColumns) refuseOutside(policy.selfColumns, values);
  return { found, invited };
}

/** What stands in what was signed stays with the organization for which it was signed. */
async function refuseMovedEvidence(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  found: Row,
  field: string,
): Promise<void> {
  const why = await whyEvidence(transaction, definition, found);
  if (why) throw new Problem("record.conflict", { faults: [{ ...why, field }] });
}

/** Which fields the writer's grants let them change. */
export async function grantedFields(
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
  const byAccess = await accessReachOf(transaction, accessGrant, now);
  if (!byAccess || !mayWriteBy(byAccess, policy)) return "none";
  const opened = openedBy(byAccess, definition, "change");
  if (!opened) return "none";
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(definition.table)} WHERE "id" = ${id} AND (${opened})`.execute(
    transaction,
  );
  return rows.length > 0 ? policy.accessMayChange : "none";
}

/** A form is sent a few times until it is right. */
const mostWithoutCode = { most: 20, windowMs: 86_400_000 };

/** Counts what is changed by a link for which no code is asked, of another record than its own: anybody may have it, and who signs has to sign what they have read. */
async function countWithoutCode(
  transaction: Kysely<Database>,
  { type }: RecordDefinition,
  id: string,
  { accessGrant, now }: Writer,
): Promise<void> {
  const byAccess = await accessReachOf(transaction, accessGrant, now);
  if (!byAccess || byAccess.byCode || byAccess.recordType === type) return;
  const limit = { key: `changes without a code of ${type}/${id}`, ...mostWithoutCode };
  await countAttempt(transaction, [limit], { now, code: "limit.too-many-requests" });
}

/** What stands there already, as it is published or drafted, nobody changes by naming it. */
function refuseNamed(
  kept: readonly string[],
  found: Row,
  values: Row,
  reason = "is changed by a superAdmin only",
): void {
  const drafted: Row = { ...found, ...(found["draft"] as Row | null | undefined) };
  const stands = (name: string) =>
    [drafted, found].some((there) => isDeepStrictEqual(values[name], there[name]));
  const faults = kept
    .filter((name) => values[name] !== undefined && !stands(name))
    .map((field) => ({ field, reason }));
  if (faults.length > 0) throw new Problem("access.forbidden", { faults });
}

function refuseOutside(allowed: readonly string[], values: Row): void {
  const faults = Object.keys(values)
    .filter((name) => values[name] !== undefined && !allowed.includes(name))
    .map((field) => ({ field, reason: "may not be changed by you" }));
  if (faults.length > 0) throw new Problem("access.forbidden", { faults });
}
