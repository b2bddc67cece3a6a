/** The time zone of organizations that name none. */
const defaultTimeZone = "America/New_York";

/** A moment as the day that it falls on, MM/DD/YYYY; in an organization's time zone where one is named, else in the reader's. */
export function shownDay(
  moment: string | Date | null | undefined,
  timeZone?: string | null,
): string {
  if (!moment) return "";
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : dayParts(date, "en-US", timeZone);
}

/** A moment as day and time, in the words of a language; where as for a day. */
export function shownMoment(moment: string, lang: "en" | "es", timeZone?: string | null): string {
  const format = new Intl.DateTimeFormat(lang === "es" ? "es-US" : "en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    ...(timeZone && { timeZone: knownZone(timeZone) }),
  });
  return format.format(new Date(moment));
}

/** The day of a moment as YYYY-MM-DD, as days are stored; where no time zone is named, in that of most organizations. */
export function storedDay(moment: Date, timeZone: string | null | undefined): string {
  return dayParts(moment, "en-CA", timeZone ?? defaultTimeZone);
}

function dayParts(moment: Date, locale: string, timeZone: string | null | undefined): string {
  return formatterOf(locale, timeZone ?? "").format(moment);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than a table of days; a time zone that does not exist counts as none, and none is the reader's own. */
function formatterOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const parts = { month: "2-digit", day: "2-digit", year: "numeric" } as const;
  const formatter = new Intl.DateTimeFormat(
    locale,
    timeZone ? { ...parts, timeZone: knownZone(timeZone) } : parts,
  );
  formatters.set(key, formatter);
  return formatter;
}

function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
}

/** The day of a signature in words, `MMM. D, YYYY`: "Sep. 3, 2026". */
export function signingDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  const name = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" }).format(
    new Date(Date.UTC(year!, month! - 1, date)),
  );
  return `${name}. ${date}, ${year}`;
}
