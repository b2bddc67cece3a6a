import { countAttempt } from "../../platform/limits/attempts.ts";
import { networkOf } from "@guildway/rules/visitor-address";
import type { Services } from "../../services.ts";

/** Counts what is asked of the model, which costs more than a record; `who` is a person, or the address of a visitor. */
export function spendModelBudget(
  { db, settings, clock }: Pick<Services, "db" | "settings" | "clock">,
  kind: "search" | "answer",
  who: { userId: string } | { address: string },
): Promise<void> {
  const whose = "userId" in who ? who.userId : networkOf(who.address);
  return countAttempt(
    db,
    [{ key: `${kind} for ${whose}`, most: settings.answersPerMinute, windowMs: 60_000 }],
    { now: clock(), code: "limit.too-many-requests" },
  );
}
