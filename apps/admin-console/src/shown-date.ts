/** An instant as the day it falls on, MM/DD/YYYY. */
export function shownDate(instant: string | null | undefined): string {
  if (!instant) return "";
  return new Date(instant).toLocaleDateString("en-US", {
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
  });
}
