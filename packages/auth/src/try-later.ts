const firstWait = 2000;
const longestWait = 60_000;

/** Tries something again until it works: after 2 s, then at doubled distances up to a minute, and whenever the network is back. */
export function tryLater(attempt: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWait;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    wait = firstWait;
    globalThis.removeEventListener?.("online", now);
  };
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    // Who calls `plan` again after a failure is the attempt itself.
    void attempt().catch(() => undefined);
  };
  return {
    /** Plans the next attempt, unless one is planned already. */
    plan() {
      if (timer !== undefined) return;
      timer = setTimeout(now, wait);
      wait = Math.min(wait * 2, longestWait);
      globalThis.addEventListener?.("online", now);
    },
    stop,
  };
}
