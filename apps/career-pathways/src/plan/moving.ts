import type { MedianWages, OccupationDetail } from "@guildway/api-contract";

/** What going from one occupation to a related one means: how the nation's yearly median differs, in percent, and how the preparation does, in job zones. */
export interface Moving {
  /** Undefined where either is not known, or is only known to be that or more. */
  pay: number | undefined;
  zones: number | undefined;
}

/** Holds a related occupation against the one that it is related to. */
export function movingTo(
  { MedianWages: there, JobZone: zoneThere }: OccupationDetail["RelatedOccupations"][number],
  { medianWages: here, jobZone }: { medianWages: MedianWages | undefined; jobZone: number | null },
): Moving {
  const [from, to] = [exactAnnual(here), exactAnnual(there)];
  return {
    pay: from === undefined || to === undefined ? undefined : Math.round((to / from - 1) * 100),
    zones: jobZone === null || zoneThere == null ? undefined : zoneThere - jobZone,
  };
}

function exactAnnual(wages: MedianWages | undefined): number | undefined {
  return wages?.Annual && !wages.TopCoded.includes("Annual") ? wages.Annual : undefined;
}
