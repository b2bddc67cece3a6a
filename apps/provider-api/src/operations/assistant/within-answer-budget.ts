import { networkOf } from "@guildway/rules/visitor-address";
import { type Caller, worksFor } from "../../access/caller.ts";
import { countRoughly } from "../../platform/limits/attempts.ts";
import type { Services } from "../../services.ts";

const minute = 60_000;
const day = 86_400_000;

/**
 * Decides what may be asked of the assistant and counts it, since it costs more than a record, by the minute and the day: for
 * who asks, a person or the address of a visitor, and for all who ask an organization; its staff count apart, so that visitors,
 * and students, whom one becomes by signing up, use up nothing of theirs. What is refused counts for who asks alone, so that nobody spends what others share.
 */
export async function withinAnswerBudget<T>(
  services: Pick<Services, "db" | "settings" | "clock">,
  kind: "search" | "answer",
  { caller, address }: { caller: Caller; address: string },
  orgId: string,
  decide: () => Promise<T>,
): Promise<T> {
  const { settings } = services;
  const key = `${kind} for ${caller.kind === "user" ? caller.userId : networkOf(address)}`;
  const own = perMinuteAndDay(key, settings.answersPerMinute, settings.answersPerDay);
  const all = perMinuteAndDay(
    `${kind} of ${orgId}${worksFor(caller, orgId) ? " by its staff" : ""}`,
    settings.organizationAnswersPerMinute,
    settings.organizationAnswersPerDay,
  );
  const asked = { now: services.clock(), code: "limit.too-many-requests" } as const;
  const decided = await decide().catch(async (error: unknown) => {
    await countRoughly(services.db, own, asked);
    throw error;
  });
  await countRoughly(services.db, [...own, ...all], asked);
  return decided;
}

const perMinuteAndDay = (key: string, inMinute: number, inDay: number) => [
  { key, most: inMinute, windowMs: minute },
  { key: `${key}, day`, most: inDay, windowMs: day },
];
