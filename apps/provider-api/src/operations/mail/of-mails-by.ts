import type { Limit } from "../../platform/limits/attempts.ts";

/** What a staff member sends in an hour, letter by letter or by invitation. */
export function ofMailsBy(userId: string): Limit {
  return { key: `mails of ${userId}`, most: 200, windowMs: 3_600_000 };
}
