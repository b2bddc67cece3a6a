import { actorOf, type Caller } from "../access/caller.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import type { Platform } from "../platform/platform.ts";
import type { CountKept, WrittenBy } from "./journal/write-changes.ts";

/** What writing a record works with. */
export type Writing = Pick<Platform, "db" | "sealer" | "settings">;

/** Who writes: the caller, and the grants that they hold. */
export interface Writer {
  caller: Caller;
  editGrant?: string | undefined;
  accessGrant?: string | undefined;
  /** The version that an update has read; where the record has another, it is refused. */
  ifVersion?: number | undefined;
  /** A key of the caller's own, under which a record is made once however often that is asked for. */
  onceKey?: string | undefined;
  now: Date;
  countKept?: CountKept | undefined;
}

/** The writer as the journal names them. */
export function writtenBy(
  { caller, now, countKept }: Pick<Writer, "caller" | "now" | "countKept">,
  { invited = false } = {},
): WrittenBy {
  return { actor: invited ? "invitee" : actorOf(caller), now, countKept };
}

/** Whether the caller may read courses and change none, and this is course work. */
export function readsCoursesOnly(policy: RecordPolicy, caller: Caller): boolean {
  return policy.isCourseWork === true && caller.kind === "user" && caller.courseReadOnly === true;
}
