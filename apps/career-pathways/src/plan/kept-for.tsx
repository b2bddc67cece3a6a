import { defineTexts, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "./queries.ts";

const ofYear = 365;

const texts = defineTexts(
  {
    kept: (days: number) =>
      `A plan is kept for ${told(days, ["day", "days"], ["year", "years"])} after its last change; then it is deleted.`,
  },
  {
    kept: (days: number) =>
      `Un plan se guarda ${told(days, ["día", "días"], ["año", "años"])} después de su último cambio; luego se borra.`,
  },
);

/** For how long a plan is kept that is left with the site's provider; nothing until that is known. */
export function KeptFor() {
  const text = useTexts(texts);
  const site = useQuery(siteQuery);
  return site.data ? <p>{text.kept(site.data.planDays)}</p> : null;
}

function told(days: number, day: [string, string], year: [string, string]): string {
  const [count, [one, many]] = days % ofYear === 0 ? [days / ofYear, year] : ([days, day] as const);
  return `${count} ${count === 1 ? one : many}`;
}
