import type { MedianWages, OccupationWage, OccupationWages } from "@guildway/api-contract";

/** The percentiles that are shown, from the lowest. */
export const percentiles = ["Pct10", "Pct25", "Median", "Pct75", "Pct90"] as const;
export type Percentile = (typeof percentiles)[number];

/** The wages of one rate type, undefined where they are not published. */
export function wagesOf(
  wages: OccupationWages,
  rateType: OccupationWage["RateType"],
): OccupationWage | undefined {
  return wages.NationalWagesList.find(
    (wage) =>
      wage.RateType === rateType && percentiles.some((percentile) => wage[percentile] !== null),
  );
}

/** The medians of both rates, as a search result tells them. */
export function mediansOf(wages: OccupationWages): MedianWages {
  const rates = ["Hourly", "Annual"] as const;
  const wageOf = (rate: (typeof rates)[number]) => wagesOf(wages, rate);
  return {
    Hourly: wageOf("Hourly")?.Median ?? null,
    Annual: wageOf("Annual")?.Median ?? null,
    TopCoded: rates.filter((rate) => wageOf(rate)?.TopCoded.includes("Median")),
  };
}

/** The median of one rate in an area; without a name it is the nation's. */
export interface AreaMedian {
  area: string | undefined;
  figure: number;
  /** Whether it is the highest figure that is published: the median is that or more. */
  topCoded: boolean;
}

/** The medians of one rate that are known, nearest first, the nation's last. */
export function areaMedians(
  wages: OccupationWages,
  rate: OccupationWage["RateType"],
): AreaMedian[] {
  const nation = { AreaName: undefined, ...mediansOf(wages) };
  return [...(wages.LocalWagesList ?? []), nation].flatMap(({ AreaName, TopCoded, ...medians }) => {
    const figure = medians[rate];
    return figure === null ? [] : [{ area: AreaName, figure, topCoded: TopCoded.includes(rate) }];
  });
}

/** What the occupation pays nearest to the place: the hourly median, or the annual one where no hourly one is published anywhere. */
export function nearestMedian(
  wages: OccupationWages,
): (AreaMedian & { rate: OccupationWage["RateType"] }) | undefined {
  for (const rate of ["Hourly", "Annual"] as const) {
    const [nearest] = areaMedians(wages, rate);
    if (nearest) return { ...nearest, rate };
  }
  return undefined;
}

/** Whether the surveyed group is wider than the occupation: another SOC code, or one of several O*NET occupations in it. */
export function coversWiderGroup(
  onetCode: string,
  { SocWageInfo }: { SocWageInfo: { SocCode: string } },
): boolean {
  return !onetCode.startsWith(SocWageInfo.SocCode) || !onetCode.endsWith(".00");
}

/** Where a figure stands between the 10th and the 90th percentile, 0 to 100; undefined where one is missing. */
export function placeBetween(wage: OccupationWage, percentile: Percentile): number | undefined {
  const { Pct10: low, Pct90: high, [percentile]: figure } = wage;
  if (low === null || high === null || figure === null || high <= low) return undefined;
  return ((figure - low) / (high - low)) * 100;
}
