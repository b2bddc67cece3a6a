import { randomBytes } from "node:crypto";
import type { Caller } from "../access/caller.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import type { Services } from "../services.ts";

/** What writing a record works with. */
export type Writing = Pick<Services, "db" | "sealer" | "settings">;

/** Who writes: the caller, and the grants that they hold. */
export interface Writer {
  caller: Caller;
  editGrant?: string | undefined;
  accessGrant?: string | undefined;
  now: Date;
}

/** A new id with 128 random bits, so that nobody finds a record by guessing. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}

/** Whether the caller may read courses and change none, and this is course work. */
export function readsCoursesOnly(policy: RecordPolicy, caller: Caller): boolean {
  return policy.isCourseWork === true && caller.kind === "user" && caller.courseReadOnly === true;
}
