import { inTurn } from "../../platform/limits/in-turn.ts";
import type { Services } from "../../services.ts";

/** So many searches at once: who has found something is answered before others begin to look. */
const lanes = 2;
let last = 0;

/** Searches when it is its turn; what waits for another server waits beside the others. */
export function inSearchLane<T>(
  { model, embedder }: Pick<Services, "model" | "embedder">,
  search: () => Promise<T>,
): Promise<T> {
  if (model.isConfigured || embedder) return search();
  last = (last + 1) % lanes;
  return inTurn([`assistant's search ${last}`], search);
}
