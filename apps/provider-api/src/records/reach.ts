import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Caller } from "../access/caller.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import { Problem } from "../platform/problem.ts";

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
  return sql`false`;
}

/** Whether a stored record is within the caller's reach. */
export function belongs(
  row: Record<string, unknown>,
  reach: string,
  policy: RecordPolicy,
  caller: Caller,
): boolean {
  if (reach === "any") return true;
  if (reach === "org")
    return caller.kind !== "anonymous" && row[policy.organizationColumn] === caller.orgId;
  return (
    reach === "self" &&
    caller.kind === "user" &&
    !!policy.ownerColumn &&
    row[policy.ownerColumn] === caller.userId
  );
}

/** What a caller is told who reaches nothing: to sign in, or that they may not. */
export function refusal(caller: Caller): Problem {
  return new Problem(caller.kind === "anonymous" ? "auth.token-missing" : "access.forbidden");
}
