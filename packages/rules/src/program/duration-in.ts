/** So long something lasts: in hours on the job, or by the calendar. */
export type Duration = { hours: number } | { months: number };

/** A year of work, as the rules on apprenticeship count it. */
export const hoursOfYear = 2000;

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const monthsOf: Readonly<Record<string, number>> = {
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  year: 12,
};
const said = new RegExp(
  String.raw`(?<![\d/.])(\d[\d,]*(?:\.\d+)?|\b(?:${words.join("|")})\b)(?:\s*\(\d+\))?[\s-]*(?:(?:working|calendar|ojt|ojl|work|contact)\s+)?(hours?|hrs?|days?|weeks?|months?|years?|yrs?)\b`,
  "i",
);

/** The first duration that a text says, `1,980 hours` or `six months`; none where it says none. */
export function durationIn(text: string | null | undefined): Duration | undefined {
  const [, amount, unit] = said.exec(text ?? "") ?? [];
  if (!amount || !unit) return undefined;
  const count = words.indexOf(amount.toLowerCase()) + 1 || Number(amount.replaceAll(",", ""));
  const word = unit.toLowerCase().replace(/s$/, "");
  if (word === "hour" || word === "hr") return { hours: count };
  const more = /\by(?:ea)?rs?\b,?\s*(?:and\s*)?(\d{1,2})\s*months?\b/i.exec(text ?? "")?.[1] ?? 0;
  return { months: count * monthsOf[word === "yr" ? "year" : word]! + Number(more) };
}

/** A duration in months of work, a year being 2,000 hours. */
export const monthsIn = (duration: Duration): number =>
  "months" in duration ? duration.months : (duration.hours / hoursOfYear) * 12;
