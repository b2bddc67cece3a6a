import type { AlreadyHave, ApprenticeableOccupation } from "@guildway/api-contract";
import { idsOf, type PlanItems, type PlanPart } from "./plan.ts";
import { shortestTime, timeOfHours, type TrainingTime } from "./training-time.ts";
import { closestTitle } from "./rapids-words.ts";

/** What of a plan is still to be learned or got, and roughly how long that takes. */
export interface Left {
  /** How many items of a part are open, and of how many. */
  parts: Readonly<Record<PlanPart, { open: number; of: number }>>;
  /** Whether a program of the plan is done: the programs are ways to the same end, of which one is enough. */
  trained: boolean;
  /** The registered apprenticeship that fits best, where it has a term in hours. */
  apprenticeship: { time: TrainingTime; least: number | null; most: number | null } | undefined;
  /** The shortest program of the plan. */
  school: TrainingTime | undefined;
}

/** Holds a plan against what its visitor has already. */
export function leftOf(
  items: PlanItems,
  have: AlreadyHave,
  apprenticeships: readonly ApprenticeableOccupation[],
): Left {
  const part = (name: PlanPart) => {
    const ids = idsOf(items, name);
    return { open: ids.filter((id) => !have[name].includes(id)).length, of: ids.length };
  };
  const programs = part("programs");
  const closest = closestTitle(apprenticeships);
  const time = closest && timeOfHours(closest.HoursMin, closest.HoursMax);
  return {
    parts: {
      skills: part("skills"),
      knowledge: part("knowledge"),
      certificates: part("certificates"),
      programs,
    },
    trained: programs.open < programs.of,
    apprenticeship: time && { time, least: closest.HoursMin, most: closest.HoursMax },
    school: shortestTime(items.programs),
  };
}
