import type { Call } from "../http/operation.ts";
import { Problem } from "../platform/problem.ts";
import type { Services } from "../services.ts";

/** Counts something that a visitor stores, since it stays; they store one thing for every five calls that they may. */
export function spendVisitorBudget(
  { caller, address }: Pick<Call, "caller" | "address">,
  { visitorBudget }: Pick<Services, "visitorBudget">,
): void {
  if (caller.kind !== "anonymous") return;
  const { remaining, resetSeconds } = visitorBudget(address);
  if (remaining < 0) throw new Problem("limit.too-many-requests", { retryAfter: resetSeconds });
}
