import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Caller, isAdminLevel } from "../access/caller.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import { Problem } from "../platform/problem.ts";

type User = Extract<Caller, { kind: "user" }>;

/** The condition that keeps a caller to their reach; undefined where they reach everything. */
export function ownScope(
  reach: string,
  policy: RecordPolicy,
  caller: Caller,
): RawBuilder<SqlBool> | undefined {
  if (reach === "any") return undefined;
  if (reach === "org" && caller.kind !== "anonymous")
    return sql`${sql.ref(policy.organizationColumn)} = ${caller.orgId}`;
  if (reach === "self" && caller.kind === "user" && policy.ownerColumn)
    return sql`${sql.ref(policy.ownerColumn)} = ${caller.userId}`;
  if (reach === "taken" && caller.kind === "user" && policy.courseColumn)
    return sql`${sql.ref(policy.courseColumn)} = ANY(ARRAY(
      SELECT unnest(learner."courseIds" || learner."completedCourseIds")
      FROM "users" AS learner WHERE learner."id" = ${caller.userId}))`;
  if (reach === "shared" && caller.kind === "user" && policy.ownerColumn && policy.sharedWith)
    return sql`(${sql.ref(policy.ownerColumn)} = ${caller.userId} OR ${sharedScope(policy.sharedWith, policy, caller)})`;
  return sql`false`;
}

/** What somebody of the caller's organization shares with them; who runs one reaches all that is shared in it. */
function sharedScope(column: string, policy: RecordPolicy, caller: User): RawBuilder<SqlBool> {
  const shared = isAdminLevel(caller)
    ? sql<SqlBool>`${sql.ref(column)} IS NOT NULL`
    : sql<SqlBool>`${sql.ref(column)} IN ('staff', ${caller.role})`;
  return caller.role === "superAdmin"
    ? shared
    : sql`(${shared} AND ${sql.ref(policy.organizationColumn)} = ${caller.orgId})`;
}

/** Whether a caller writes a stored record by their reach; who has moved to another organization leaves what they made in the one before. */
export function belongs(
  row: Record<string, unknown>,
  reach: string,
  policy: RecordPolicy,
  caller: Caller,
): boolean {
  if (reach === "any") return true;
  if (reach === "org")
    return caller.kind !== "anonymous" && row[policy.organizationColumn] === caller.orgId;
  if (caller.kind !== "user" || !policy.ownerColumn) return false;
  const isHere = caller.role === "superAdmin" || row[policy.organizationColumn] === caller.orgId;
  const isOwn = isHere && row[policy.ownerColumn] === caller.userId;
  return reach === "self"
    ? isOwn
    : reach === "shared" && (isOwn || isSharedWith(row, policy, caller));
}

function isSharedWith(
  row: Record<string, unknown>,
  { sharedWith, organizationColumn }: RecordPolicy,
  caller: User,
): boolean {
  const reader = sharedWith && row[sharedWith];
  if (!reader) return false;
  if (caller.role !== "superAdmin" && row[organizationColumn] !== caller.orgId) return false;
  return isAdminLevel(caller) || reader === "staff" || reader === caller.role;
}

/** What a caller is told who reaches nothing: to sign in, or that they may not. */
export function refusal(caller: Caller): Problem {
  return new Problem(caller.kind === "anonymous" ? "auth.token-missing" : "access.forbidden");
}
