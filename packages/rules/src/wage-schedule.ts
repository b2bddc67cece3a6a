import type { RulePack } from "./rule-packs.ts";

/** One wage period: dollars an hour, for so many hours of on-the-job training. */
export interface WagePeriod {
  wageAmount: number;
  duration: number;
}

/** What a wage schedule is checked for; `ojtHours` where the apprenticeship says them. */
export interface WageSchedule {
  title?: string | null | undefined;
  /** Dollars an hour. */
  entryWage?: number | null | undefined;
  wageRates?: readonly WagePeriod[] | null | undefined;
}

/** One thing that is wrong with a wage schedule, in the words of the screen, and the rule with its numbers for other languages. */
export interface WageFault {
  field: "title" | "entryWage" | "wageRates";
  message: string;
  rule: WageRule;
  values: readonly number[];
}

/** The rules of a schedule; with the minimum in cents, the number of a period, or the hours that are and should be. */
export type WageRule =
  | "title"
  | "entryWageMinimum"
  | "someRates"
  | "minimumWage"
  | "rising"
  | "entryWageMost"
  | "totalHours";

const shares = [0.47, 0.67, 0.87];

/** The cents of an amount in dollars, rounded. */
const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** The title of a new schedule: the occupation and the year. */
export function defaultWageTitle(occupationName: string, year: number): string {
  return `${occupationName} ${year}`;
}

/** Three periods at 47, 67 and 87 % of the entry wage (the pack's where none is given), a third of the hours each, the remainder on the last. */
export function defaultWagePeriods(
  entryWage: number | null | undefined,
  ojtHours: number,
  pack: RulePack,
): WagePeriod[] {
  const cents = entryWage ? centsOf(entryWage) : pack.entryWage;
  const third = Math.floor(ojtHours / 3);
  return shares.map((share, at) => ({
    wageAmount: Math.round(cents * share) / 100,
    duration: at === shares.length - 1 ? ojtHours - third * (shares.length - 1) : third,
  }));
}

/** The least and the most that a period may pay, in cents: above the one before, and up to the next or the entry wage. The first may pay the minimum. */
export function periodBounds(
  rates: readonly WagePeriod[],
  at: number,
  entryWage: number,
  pack: RulePack,
): { least: number; most: number } {
  const before = rates[at - 1];
  const after = rates[at + 1];
  return {
    least: before ? centsOf(before.wageAmount) + 1 : pack.minimumWage,
    most: after ? centsOf(after.wageAmount) : centsOf(entryWage),
  };
}

/** Why no further period can be added: the last one leaves no cent below the entry wage. Undefined where one can. */
export function whyNoFurtherPeriod(
  rates: readonly WagePeriod[],
  entryWage: number,
  pack: RulePack,
): string | undefined {
  const { least, most } = periodBounds(rates, rates.length, entryWage, pack);
  return least <= most
    ? undefined
    : `Reduce the ${ordinal(rates.length)} Wage Period amount before adding a ${ordinal(rates.length + 1)} Wage Period.`;
}

/** A duration as it is kept: whole hours, rounded up, from 1 to the hours of the training. */
export function roundedDuration(hours: number, ojtHours: number): number {
  return Math.min(Math.max(1, Math.ceil(hours)), ojtHours);
}

/** By how much the hours of the periods miss those of the training; undefined where they agree. */
export function hoursNote(rates: readonly WagePeriod[], ojtHours: number): string | undefined {
  const difference = hoursOff(rates, ojtHours);
  if (difference === 0) return undefined;
  return difference < 0
    ? `Total hours fall short of OJT Hours by ${-difference} hrs`
    : `Total hours exceed OJT Hours by ${difference} hrs`;
}

/** The hours that the periods have over those of the training; below zero what they lack. */
export function hoursOff(rates: readonly WagePeriod[], ojtHours: number): number {
  return totalHours(rates) - ojtHours;
}

/** What is wrong with a schedule as a whole, first things first; what is undefined is not looked at. */
export function wageScheduleFaults(
  { title, entryWage, wageRates }: WageSchedule,
  ojtHours: number | null | undefined,
  pack: RulePack,
): WageFault[] {
  const faults: WageFault[] = [];
  const fault = (rule: WageRule, message: string, ...values: number[]) =>
    faults.push({ field: fieldOf(rule), message, rule, values });
  const least = dollars(pack.minimumWage);
  if (title !== undefined && !title?.trim()) fault("title", "Title is required.");
  if (typeof entryWage === "number" && centsOf(entryWage) < pack.minimumWage)
    fault(
      "entryWageMinimum",
      `The entry wage must not be less than the minimum wage (${least}).`,
      pack.minimumWage,
    );
  if (wageRates === undefined) return faults;
  if (!wageRates || wageRates.length === 0) {
    fault("someRates", "Wage rates required.");
    return faults;
  }
  if (wageRates.some(({ wageAmount }) => centsOf(wageAmount) < pack.minimumWage))
    fault(
      "minimumWage",
      `Wages must meet US Federal Min. Wage (${least}) requirements.`,
      pack.minimumWage,
    );
  const top = entryWage ? centsOf(entryWage) : Infinity;
  for (const [at, { wageAmount }] of wageRates.entries()) {
    const before = wageRates[at - 1];
    const period = `The ${ordinal(at + 1)} Wage Period`;
    if (before && centsOf(wageAmount) <= centsOf(before.wageAmount))
      fault("rising", `${period} must pay more than the ${ordinal(at)}.`, at + 1);
    if (centsOf(wageAmount) > top)
      fault("entryWageMost", `${period} must pay no more than the entry wage.`, at + 1);
  }
  const sum = totalHours(wageRates);
  if (typeof ojtHours === "number" && sum !== ojtHours)
    fault("totalHours", `Total hours (${sum}) must equal OJT hours (${ojtHours}).`, sum, ojtHours);
  return faults;
}

const fieldOf = (rule: WageRule): WageFault["field"] =>
  rule === "title" ? "title" : rule === "entryWageMinimum" ? "entryWage" : "wageRates";

function totalHours(rates: readonly WagePeriod[]): number {
  return rates.reduce((sum, { duration }) => sum + duration, 0);
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** A place in a row as English writes it: 1st, 2nd, 11th. */
export function ordinal(number: number): string {
  const ending = number % 100 >= 11 && number % 100 <= 13 ? "th" : (endings[number % 10] ?? "th");
  return `${number}${ending}`;
}

const endings: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
