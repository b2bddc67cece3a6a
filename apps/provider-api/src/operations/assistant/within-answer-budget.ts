import { networkOf } from "@guildway/rules/visitor-address";
import { countRoughly } from "../../platform/limits/attempts.ts";
import type { Services } from "../../services.ts";

const minute = 60_000;
const day = 86_400_000;

/** Who asks: somebody of an organization, or a visitor at an address. */
type Asker = { userId: string; orgId: string | null } | { address: string };

/**
 * Decides what may be asked of the assistant and counts it, since it costs more than a record, by the minute and the day: for
 * who asks, a person or the address of a visitor, and for all who ask an organization; its own people count apart, so that
 * visitors use up nothing of theirs. What is refused counts for who asks alone, so that nobody spends what others share.
 */
export async function withinAnswerBudget<T>(
  services: Pick<Services, "db" | "settings" | "clock">,
  kind: "search" | "answer",
  who: Asker,
  orgId: string,
  decide: () => Promise<T>,
): Promise<T> {
  const { settings } = services;
  const key = `${kind} for ${"userId" in who ? who.userId : networkOf(who.address)}`;
  const own = perMinuteAndDay(key, settings.answersPerMinute, settings.answersPerDay);
  const all = perMinuteAndDay(
    `${kind} of ${orgId}${"userId" in who && who.orgId === orgId ? " by its people" : ""}`,
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
