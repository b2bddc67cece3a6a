import { isAnybody } from "../access/caller.ts";
import type { Call } from "../http/operation.ts";
import { Problem } from "../platform/problem.ts";
import type { Services } from "../services.ts";

/** What is stored counts once for each so many characters of it. */
const charactersOfOne = 16_384;

/** Counts something that a visitor stores, since it stays; they store one thing for every five calls that they may, a large one counting as several. A student, whom anybody becomes who signs up, has a budget of the same size of their own. */
export function spendVisitorBudget(
  { caller, address, body }: Pick<Call, "caller" | "address" | "body">,
  { visitorBudget }: Pick<Services, "visitorBudget">,
): void {
  if (!isAnybody(caller)) return;
  const { remaining, resetSeconds } = visitorBudget(
    caller.kind === "user" ? caller.userId : address,
    Math.ceil(JSON.stringify(body ?? "").length / charactersOfOne),
  );
  if (remaining < 0) throw new Problem("limit.too-many-requests", { retryAfter: resetSeconds });
}
