/** How long a failed try counts, of signing in, of a code, or of asking for a mail. */
export const attemptWindowMs = 15 * 60_000;

/** Since when failed tries count. */
export function attemptWindowStart(now: Date): string {
  return new Date(now.getTime() - attemptWindowMs).toISOString();
}
