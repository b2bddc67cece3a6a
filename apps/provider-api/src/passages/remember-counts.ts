import type { PassageReach } from "./find-by-words.ts";

const keptMilliseconds = 60_000;
const mostKept = 1000;

/** How many passages are in reach, which changes slowly and takes longer to count than to search: counted once a minute. */
export function rememberCounts(count: (reach: PassageReach) => Promise<number>) {
  const kept = new Map<string, { at: number; passages: Promise<number> }>();
  return (reach: PassageReach): Promise<number> => {
    const key = JSON.stringify([reach.orgId, reach.refIds]);
    const now = performance.now();
    const known = kept.get(key);
    if (known && now - known.at < keptMilliseconds) return known.passages;
    if (kept.size >= mostKept) kept.clear();
    const passages = count(reach);
    passages.catch(() => kept.delete(key));
    kept.set(key, { at: now, passages });
    return passages;
  };
}
