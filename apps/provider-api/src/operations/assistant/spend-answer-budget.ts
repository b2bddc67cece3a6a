import { countAttempt } from "../../platform/limits/attempts.ts";
import { networkOf } from "@guildway/rules/visitor-address";
import type { Services } from "../../services.ts";

type Asked = "search" | "answer";
type Counting = Pick<Services, "db" | "settings" | "clock">;

const minute = 60_000;
const day = 86_400_000;

/** Counts what is asked of the assistant, which costs more than a record, by the minute and the day; `who` is a person, or the address of a visitor. */
export function spendAskersBudget(
  { db, settings, clock }: Counting,
  kind: Asked,
  who: { userId: string } | { address: string },
): Promise<void> {
  const key = `${kind} for ${"userId" in who ? who.userId : networkOf(who.address)}`;
  return countAttempt(
    db,
    [
      { key, most: settings.answersPerMinute, windowMs: minute },
      { key: `${key}, day`, most: settings.answersPerDay, windowMs: day },
    ],
    { now: clock(), code: "limit.too-many-requests" },
  );
}

/** The same for all who ask an organization. */
export function spendOrganizationsBudget(
  { db, settings, clock }: Counting,
  kind: Asked,
  orgId: string,
): Promise<void> {
  const key = `${kind} of ${orgId}`;
  return countAttempt(
    db,
    [
      { key, most: settings.organizationAnswersPerMinute, windowMs: minute },
      { key: `${key}, day`, most: settings.organizationAnswersPerDay, windowMs: day },
    ],
    { now: clock(), code: "limit.too-many-requests" },
  );
}
