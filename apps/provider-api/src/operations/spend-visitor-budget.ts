import { isAnybody } from "../access/caller.ts";
import type { Call } from "../http/operation.ts";
import { Problem } from "../platform/problem.ts";
import type { CountKept } from "../records/journal/write-changes.ts";
import type { Services } from "../services.ts";

/** What is stored counts once for each so many characters of it. */
const charactersOfOne = 16_384;

/**
 * Counts something that a visitor stores, since it stays; they store one thing for every five calls that they may, a large one
 * counting as several. A student, whom anybody becomes who signs up, has a budget of the same size of their own. Little may be
 * sent of which much is kept: what is answered counts that as well, once it is known.
 */
export function spendVisitorBudget(
  { caller, address, body }: Pick<Call, "caller" | "address" | "body">,
  { visitorBudget }: Pick<Services, "visitorBudget">,
): CountKept {
  if (!isAnybody(caller)) return () => {};
  const whose = caller.kind === "user" ? caller.userId : address;
  let spent = 0;
  const spendFor = (characters: number) => {
    const more = Math.ceil(characters / charactersOfOne) - spent;
    if (more <= 0) return;
    spent += more;
    const { remaining, resetSeconds } = visitorBudget(whose, more);
    if (remaining < 0) throw new Problem("limit.too-many-requests", { retryAfter: resetSeconds });
  };
  spendFor(JSON.stringify(body ?? "").length);
  let kept = 0;
  return (characters) => spendFor((kept += characters));
}
