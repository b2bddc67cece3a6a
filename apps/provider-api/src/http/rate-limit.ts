interface Window {
  startedAt: number;
  count: number;
}

const minute = 60_000;

/** Counts one more request of an address; `remaining` below zero means wait. */
export type RateLimit = ReturnType<typeof createRateLimit>;

/** Counts the requests of each address in windows of one minute; `remaining` below zero means wait. */
export function createRateLimit(limit: number, clock: () => Date) {
  const windows = new Map<string, Window>();
  return (address: string): { limit: number; remaining: number; resetSeconds: number } => {
    const now = clock().getTime();
    if (windows.size > 50_000)
      for (const [key, window] of windows) if (now - window.startedAt > minute) windows.delete(key);
    let window = windows.get(address);
    if (!window || now - window.startedAt >= minute) {
      window = { startedAt: now, count: 0 };
      windows.set(address, window);
    }
    window.count += 1;
    return {
      limit,
      remaining: limit - window.count,
      resetSeconds: Math.ceil((window.startedAt + minute - now) / 1000),
    };
  };
}
