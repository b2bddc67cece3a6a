import { networkOf } from "@guildway/rules/visitor-address";

interface Window {
  startedAt: number;
  count: number;
}

const minute = 60_000;

/** From so many on those that are over are forgotten. */
const manyWindows = 50_000;

/** Counts one more request of an address, or several for one that weighs more; `remaining` below zero means wait. */
export type ShareOfRequests = ReturnType<typeof countInThisProcess>;

/**
 * Counts the requests of each address, or of whoever else has a share, in windows of one minute, in the memory of this process. Two processes each grant
 * their share, so that it holds off floods and is no place for what must not be guessed: see attempts.ts.
 */
export function countInThisProcess(limit: number, clock: () => Date) {
  const windows = new Map<string, Window>();
  let forgotAt = -Infinity;
  /** Once a minute: who asks from very many networks must not have all of them looked through for each request. */
  const forgetOld = (now: number) => {
    if (windows.size <= manyWindows || now - forgotAt < minute) return;
    forgotAt = now;
    for (const [old, window] of windows) if (now - window.startedAt > minute) windows.delete(old);
  };
  return (
    address: string,
    weight = 1,
  ): { limit: number; remaining: number; resetSeconds: number } => {
    const key = networkOf(address);
    const now = clock().getTime();
    forgetOld(now);
    let window = windows.get(key);
    if (!window || now - window.startedAt >= minute) {
      window = { startedAt: now, count: 0 };
      windows.set(key, window);
    }
    window.count += weight;
    return {
      limit,
      remaining: limit - window.count,
      resetSeconds: Math.ceil((window.startedAt + minute - now) / 1000),
    };
  };
}
