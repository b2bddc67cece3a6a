import type { OccupationWage, OccupationWages } from "@guildway/api-contract";

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

/** Whether the surveyed group is wider than the occupation: another SOC code, or one of several O*NET occupations in it. */
export function coversWiderGroup(onetCode: string, { SocWageInfo }: OccupationWages): boolean {
  return !onetCode.startsWith(SocWageInfo.SocCode) || !onetCode.endsWith(".00");
}

/** Where a figure stands between the 10th and the 90th percentile, 0 to 100; undefined where one is missing. */
export function placeBetween(wage: OccupationWage, percentile: Percentile): number | undefined {
  const { Pct10: low, Pct90: high, [percentile]: figure } = wage;
  if (low === null || high === null || figure === null || high <= low) return undefined;
  return ((figure - low) / (high - low)) * 100;
}

/** Dollars as people write them: cents for hourly wages, whole dollars for annual ones. */
export function dollars(
  amount: number,
  rateType: OccupationWage["RateType"],
  lang: string,
): string {
  const digits = rateType === "Hourly" ? 2 : 0;
  return new Intl.NumberFormat(lang === "es" ? "es-US" : "en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
