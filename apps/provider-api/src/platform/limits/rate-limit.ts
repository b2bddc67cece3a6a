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
    const key = networkOf(address);
    const now = clock().getTime();
    if (windows.size > 50_000)
      for (const [old, window] of windows) if (now - window.startedAt > minute) windows.delete(old);
    let window = windows.get(key);
    if (!window || now - window.startedAt >= minute) {
      window = { startedAt: now, count: 0 };
      windows.set(key, window);
    }
    window.count += 1;
    return {
      limit,
      remaining: limit - window.count,
      resetSeconds: Math.ceil((window.startedAt + minute - now) / 1000),
    };
  };
}

/** Who has one IPv6 address has a whole /64 of them. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head ? head.split(":") : [];
  const missing = 8 - groups.length - (tail ? tail.split(":").length : 0);
  const all = [
    ...groups,
    ...Array.from({ length: Math.max(0, missing) }, () => "0"),
    ...(tail ? tail.split(":") : []),
  ];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
