/** Whether a text names a time zone that is known by its place, or UTC. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
