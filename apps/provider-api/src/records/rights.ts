import { sql } from "kysely";
import {
  isGated,
  type RecordAction,
  type RecordDefinition,
  recordEndpoints,
  type Right,
  rights,
  type WhyNot,
} from "@guildway/api-contract";
import { type AccessReach, accessReachOf, mayWriteBy, openedBy } from "../access/access-reach.ts";
import { type Caller, kindOf } from "../access/caller.ts";
import { isManaged, managedScope } from "../access/managed-places.ts";
import { policyOf } from "../access/record-policies.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import type { Platform } from "../platform/platform.ts";
import { Problem } from "../platform/problem.ts";
import { standingOf } from "./list-records.ts";
import { isAllEvidence, whyEvidence } from "./evidence.ts";
import { isOfPersonAbove } from "./person-above.ts";
import { belongs } from "./reach.ts";
import { grantedFields } from "./update-record.ts";
import { isSignedSchedule } from "./signed-schedule.ts";
import { isAbove, roleOf } from "./user-rules.ts";
import { readsCoursesOnly, type Writer } from "./write-record.ts";

type Row = Record<string, unknown>;
type Refusals = Partial<Record<Right, WhyNot>>;
type Needs = Pick<Platform, "db" | "clock">;

/** Why a caller may not do things with a type, or with one record of it; what is not named they may. */
export async function refusalsOf(
  services: Needs,
  definition: RecordDefinition,
  id: string | undefined,
  writer: Writer,
): Promise<Refusals> {
  const byAccess = await accessReachOf(services.db, writer.accessGrant, writer.now);
  const managed = await managedScope(services.db, policyOf(definition.type), writer.caller);
  const ofType = refusalsOfType(definition, byAccess, managed !== undefined, writer);
  if (id === undefined) return said(ofType);
  return said({ ...ofType, ...(await refusalsOfRecord(services, definition, id, writer, ofType)) });
}

function refusalsOfType(
  definition: RecordDefinition,
  byAccess: AccessReach | undefined,
  manages: boolean,
  { caller }: Writer,
): Refusals {
  const policy = policyOf(definition.type);
  const opened = openedBy(byAccess, definition) !== undefined;
  const writesByGrant = byAccess !== undefined && opened && mayWriteBy(byAccess, policy);
  const reads = opened || manages ? undefined : whyNoReach("read", policy, caller);
  const coursesOnly = readsCoursesOnly(policy, caller) ? ("course-read-only" as const) : undefined;
  const creates = whyNoReach("create", policy, caller);
  const updates = whyNoReach("update", policy, caller);
  const byOther =
    (writesByGrant && policy.accessMayChange) || (manages && policy.managers?.mayChange);
  const changes = coursesOnly ?? (byOther ? undefined : updates);
  const found: Record<Right, WhyNot | undefined> = {
    // Who reaches none lists what is public by what it hangs on, such as its organization.
    list: policy.publicBy.some((key) => key !== "id") ? undefined : reads,
    read: policy.publicBy.length > 0 ? undefined : reads,
    create:
      creates &&
      ((writesByGrant && policy.accessMayCreate) || (manages && policy.managers?.mayCreate))
        ? undefined
        : (creates ?? coursesOnly),
    update: changes,
    publish: changes,
    delete: whyNoReach("delete", policy, caller) ?? coursesOnly,
  };
  const calls = new Set<RecordAction>(
    recordEndpoints(definition).map(({ record }) => record!.does),
  );
  // One record of a table is read by a list with its id.
  calls.add("read");
  return Object.fromEntries(
    rights.map((right) => [right, calls.has(right) ? found[right] : "no-such-call"]),
  );
}

async function refusalsOfRecord(
  services: Needs,
  definition: RecordDefinition,
  id: string,
  writer: Writer,
  ofType: Refusals,
): Promise<Refusals> {
  const { db } = services;
  const { caller } = writer;
  const policy = policyOf(definition.type);
  const standing = await standingFor(services, definition, id, writer);
  const { rows } = await sql<Row>`
    SELECT * FROM ${sql.table(definition.table)} WHERE "id" = ${id}`.execute(db);
  const [row] = rows;
  const isReached = (right: "update" | "delete") =>
    row !== undefined && belongs(row, policy[right][kindOf(caller)], policy, caller);
  const standsAbove =
    row &&
    ((definition.type === "users" && isAbove(caller, roleOf(row))) ||
      (await isOfPersonAbove(db, policy, row, caller)));
  const byGrant = await grantedFields(db, definition, policy, id, writer);
  const isGranted = row && byGrant !== "none" && !readsCoursesOnly(policy, caller);
  const manages = row && policy.managers?.mayChange && (await isManaged(db, policy, caller, row));

  const whySigned =
    !manages && row && (await isSignedSchedule(db, definition, row)) ? "evidence" : undefined;
  const whyClosed = row && isAllEvidence(definition, row) ? "evidence" : undefined;
  const changes = isReached("update")
    ? (ofType.update ?? (standsAbove ? "role" : whyClosed))
    : isGranted || manages
      ? whySigned
      : (ofType.update ?? whyBeyond("update", row, standing, policy, caller));
  const deletes = isReached("delete")
    ? (ofType.delete ?? (standsAbove ? "role" : await whyNotDeleted(db, definition, row!)))
    : (ofType.delete ?? whyBeyond("delete", row, standing, policy, caller));
  return {
    read: ofType.read ?? whyUnseen(definition, standing),
    update: ofType.update === "no-such-call" ? ofType.update : changes,
    publish: ofType.publish === "no-such-call" ? ofType.publish : changes,
    delete: deletes,
  };
}

async function whyNotDeleted(
  db: Needs["db"],
  definition: RecordDefinition,
  row: Row,
): Promise<WhyNot | undefined> {
  return (await whyEvidence(db, definition, row)) && "evidence";
}

/** As what the caller sees a record; a refusal to list is as seeing none. */
function standingFor(services: Needs, definition: RecordDefinition, id: string, writer: Writer) {
  return standingOf(services, definition, id, writer).catch((error: unknown) => {
    if (error instanceof Problem) return undefined;
    throw error;
  });
}

function whyUnseen(
  { type }: RecordDefinition,
  standing: Awaited<ReturnType<typeof standingOf>>,
): WhyNot | undefined {
  if (standing === undefined) return "not-found";
  if (standing !== "closed") return undefined;
  return isGated(type) ? "grant-needed" : "not-public";
}

/** Of a record that the caller does not see nothing is said, not even that it is there. */
function whyBeyond(
  right: "update" | "delete",
  row: Row | undefined,
  standing: Awaited<ReturnType<typeof standingOf>>,
  policy: RecordPolicy,
  caller: Caller,
): WhyNot {
  if (!row || standing === undefined) return "not-found";
  return ["self", "shared"].includes(policy[right][kindOf(caller)]) &&
    belongs(row, "org", policy, caller)
    ? "person"
    : "organization";
}

/** Why a caller reaches no record at all, where they do not. */
function whyNoReach(
  right: "read" | "create" | "update" | "delete",
  policy: RecordPolicy,
  caller: Caller,
): WhyNot | undefined {
  const reaches = policy[right];
  if (reaches[kindOf(caller)] !== "none") return undefined;
  const takesGrant = {
    read: policy.reachedByAccess !== undefined,
    create: policy.accessMayCreate === true,
    update: policy.grantsEditing || policy.accessMayChange !== undefined,
    delete: false,
  };
  if (takesGrant[right]) return "grant-needed";
  if (Object.values(reaches).every((reach) => reach === "none")) return "nobody";
  return caller.kind === "anonymous" ? "sign-in" : "role";
}

/** Without what the caller may. */
function said(refusals: Refusals): Refusals {
  return Object.fromEntries(Object.entries(refusals).filter(([, why]) => why !== undefined));
}
