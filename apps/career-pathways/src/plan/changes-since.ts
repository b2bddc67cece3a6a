import type { FactsThen } from "@guildway/api-contract";
import { programId, type PlanProgram } from "./plan.ts";

/** What the sources say otherwise than when a plan was saved. */
export type ChangeSince =
  | { kind: "pay"; area: string | null; from: number; fromYear: number; to: number; toYear: number }
  | { kind: "openings"; from: number; fromPeriod: string; to: number; toPeriod: string }
  | { kind: "programs"; gone: string[] };

/** Holds what the sources said when a plan was saved against what they say now; figures of another area or the same release are no change. */
export function changesSince(
  then: FactsThen | null | undefined,
  now: FactsThen,
  saved: readonly PlanProgram[],
  /** All that is listed near the plan's place today, undefined where that is not known or not all of it. */
  listed: readonly PlanProgram[] | undefined,
): ChangeSince[] {
  return [...(then ? figureChanges(then, now) : []), ...programChanges(saved, listed)];
}

function* figureChanges(then: FactsThen, now: FactsThen): Generator<ChangeSince> {
  const { MedianAnnual: from, WageYear: fromYear, AreaName: area } = then;
  const { MedianAnnual: to, WageYear: toYear } = now;
  const newer = fromYear !== null && toYear !== null && toYear > fromYear;
  if (newer && from !== null && to !== null && area === now.AreaName)
    yield { kind: "pay", area, from, fromYear, to, toYear };
  const { AnnualOpenings: openings, Period: fromPeriod } = then;
  const { AnnualOpenings: openingsNow, Period: toPeriod } = now;
  if (
    openings !== null &&
    openingsNow !== null &&
    fromPeriod &&
    toPeriod &&
    fromPeriod !== toPeriod
  )
    yield { kind: "openings", from: openings, fromPeriod, to: openingsNow, toPeriod };
}

function programChanges(
  saved: readonly PlanProgram[],
  listed: readonly PlanProgram[] | undefined,
): ChangeSince[] {
  if (!listed) return [];
  const ids = new Set(listed.map(programId));
  const gone = saved
    .filter((program) => program.CipCode && !ids.has(programId(program)))
    .map(({ ProgramName, SchoolName }) => `${ProgramName}, ${SchoolName}`);
  return gone.length > 0 ? [{ kind: "programs", gone }] : [];
}
