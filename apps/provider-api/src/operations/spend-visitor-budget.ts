import type { Call } from "../http/operation.ts";
import { Problem } from "../platform/problem.ts";
import type { Services } from "../services.ts";

/** What a visitor stores counts once for each so many characters of it. */
const charactersOfOne = 16_384;

/** Counts something that a visitor stores, since it stays; they store one thing for every five calls that they may, a large one counting as several. */
export function spendVisitorBudget(
  { caller, address, body }: Pick<Call, "caller" | "address" | "body">,
  { visitorBudget }: Pick<Services, "visitorBudget">,
): void {
  if (caller.kind !== "anonymous") return;
  const { remaining, resetSeconds } = visitorBudget(
    address,
    Math.ceil(JSON.stringify(body ?? "").length / charactersOfOne),
  );
  if (remaining < 0) throw new Problem("limit.too-many-requests", { retryAfter: resetSeconds });
}
