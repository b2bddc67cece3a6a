import { networkOf } from "@guildway/rules/visitor-address";
import { countRoughly } from "../../platform/limits/attempts.ts";
import type { Services } from "../../services.ts";

const minute = 60_000;
const day = 86_400_000;

/** Counts what is asked of the assistant, which costs more than a record, by the minute and the day: for who asks, a person or the address of a visitor, and for all who ask an organization. */
export function spendAnswerBudget(
  { db, settings, clock }: Pick<Services, "db" | "settings" | "clock">,
  kind: "search" | "answer",
  who: { userId: string } | { address: string },
  orgId: string,
): Promise<void> {
  const own = `${kind} for ${"userId" in who ? who.userId : networkOf(who.address)}`;
  const all = `${kind} of ${orgId}`;
  return countRoughly(
    db,
    [
      { key: own, most: settings.answersPerMinute, windowMs: minute },
      { key: `${own}, day`, most: settings.answersPerDay, windowMs: day },
      { key: all, most: settings.organizationAnswersPerMinute, windowMs: minute },
      { key: `${all}, day`, most: settings.organizationAnswersPerDay, windowMs: day },
    ],
    { now: clock(), code: "limit.too-many-requests" },
  );
}
