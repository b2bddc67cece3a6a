import type { OccupationWage } from "@guildway/api-contract";

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
