import type { WagePeriod } from "../wage-schedule.ts";

/** A step of the wages that a program plans. */
export interface PlannedStep {
  /** Of the journeyworker's wage, 0 to 100. */
  percent?: number | undefined;
  /** Dollars an hour. */
  wage?: number | undefined;
  /** On the job: from one hour to another, or so many. */
  hours?: { least?: number | undefined; most?: number | undefined } | undefined;
}

/** The periods of a wage schedule as a program plans them; zero stands for what the program does not say. */
export function plannedRates(
  steps: readonly PlannedStep[],
  journeyworkerWage: number | null | undefined,
  ojtHours: number,
): WagePeriod[] {
  const durations = durationsOf(steps, ojtHours);
  return steps.flatMap((step, at) => {
    const duration = durations[at]!;
    const wageAmount = plannedWageOf(step, journeyworkerWage) ?? 0;
    // Who has served all hours earns a journeyworker's wage; that is no period.
    return duration === undefined ? [] : [{ wageAmount, duration }];
  });
}

/** The wage that a program ends with: the journeyworker's as it says it, else that of its last step. */
export function plannedTopWage(
  steps: readonly PlannedStep[],
  journeyworkerWage: number | null | undefined,
): number | undefined {
  const last = steps.at(-1);
  return journeyworkerWage ?? (last && plannedWageOf(last, undefined));
}

/** Whole hours shared out evenly, the last with what remains. */
export function evenly(hours: number, among: number): number[] {
  const each = Math.floor(hours / Math.max(1, among));
  return Array.from({ length: among }, (_, at) =>
    at === among - 1 ? hours - each * (among - 1) : each,
  );
}

/** What a step pays an hour, by its share of the journeyworker's wage where it says no amount. */
export function plannedWageOf(
  { wage, percent }: PlannedStep,
  top: number | null | undefined,
): number | undefined {
  if (wage !== undefined) return wage;
  return percent !== undefined && top ? Math.round(percent * top) / 100 : undefined;
}

function durationsOf(
  steps: readonly PlannedStep[],
  ojtHours: number,
): readonly (number | undefined)[] {
  if (steps.every(({ hours }) => hours?.most === undefined)) return evenly(ojtHours, steps.length);
  const ends = steps.map(({ hours }) => Math.round(hours?.most ?? 0));
  const isFromTo = steps.some(({ hours }) => (hours?.least ?? hours?.most) !== hours?.most);
  const isUpTo = ends.length > 1 && ends.at(-1) === ojtHours && isRising(ends);
  if (!isFromTo && !isUpTo) return ends;
  return ends.map((end, at) => {
    const duration = end - (ends[at - 1] ?? 0);
    return duration > 0 ? duration : undefined;
  });
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((one, at) => at === 0 || one > numbers[at - 1]!);
