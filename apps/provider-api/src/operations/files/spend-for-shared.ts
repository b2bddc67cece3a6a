import type { Call } from "../../http/operation.ts";
import type { Services } from "../../services.ts";
import { spendVisitorBudget } from "../spend-visitor-budget.ts";

/** Whether a key opens a file that is not public is looked for in all that its organization has written; with one that everybody may know that costs the visitor. */
export function spendForShared(
  call: Pick<Call, "caller" | "address" | "body">,
  services: Pick<Services, "visitorBudget">,
  { isPublic }: { isPublic: boolean },
): void {
  if (call.caller.kind === "key" && !isPublic) spendVisitorBudget(call, services);
}
