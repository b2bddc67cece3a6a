import { countAttempt } from "../../platform/limits/attempts.ts";
import { ofMany } from "../../platform/limits/most.ts";
import type { Platform } from "../../platform/platform.ts";

/** Each reading of a form is written down for good, so that nobody reads one again and again. */
export async function countReadings(
  { db, clock }: Pick<Platform, "db" | "clock">,
  actor: string,
  subject: string,
): Promise<void> {
  const limits = [ofMany(`form of ${subject} by ${actor}`)];
  await countAttempt(db, limits, { now: clock(), code: "limit.too-many-requests" });
}
