import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { orNull, socCode, text, wage, wholeNumber, type WageCell } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import type { SourceRows, TableRows } from "./source-rows.ts";

/** The figures that BLS writes as `#`, in dollars: https://www.bls.gov/oes/current/oes_nat.htm, the same in every release since May 2022. */
const topFigures = [
  { since: 2022, hourly: 115, annual: 239_200 },
  { since: 0, hourly: null, annual: null },
];

/** Reads the newest national file of the Occupational Employment and Wage Statistics in `folder`/wages. */
export async function readWages(folder: string): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const { file, year } = await newestFile(folder);
  const top = topFigures.find(({ since }) => year >= since) ?? { hourly: null, annual: null };
  const hourly = wage(top.hourly);
  const annual = wage(top.annual);
  const wages = new Map<string, NonNullable<TableRows["occupationWages"]>[number]>();
  for await (const row of readTable(
    { folder, file, faults },
    {
      area: ["AREA", text],
      areaTitle: ["AREA_TITLE", text],
      socCode: ["OCC_CODE", socCode],
      socTitle: ["OCC_TITLE", text],
      employment: ["TOT_EMP", orNull(wholeNumber(0, 2_000_000_000), "*", "**")],
      hourlyMean: ["H_MEAN", hourly],
      annualMean: ["A_MEAN", annual],
      hourlyPct10: ["H_PCT10", hourly],
      hourlyPct25: ["H_PCT25", hourly],
      hourlyMedian: ["H_MEDIAN", hourly],
      hourlyPct75: ["H_PCT75", hourly],
      hourlyPct90: ["H_PCT90", hourly],
      annualPct10: ["A_PCT10", annual],
      annualPct25: ["A_PCT25", annual],
      annualMedian: ["A_MEDIAN", annual],
      annualPct75: ["A_PCT75", annual],
      annualPct90: ["A_PCT90", annual],
    },
  )) {
    const { area, areaTitle, socCode: soc, socTitle, employment, ...figures } = row;
    wages.set(`${soc} ${area}`, {
      socCode: soc,
      socTitle,
      area,
      areaTitle,
      areaKind: "nation",
      year,
      employment,
      ...valuesOf(figures),
      topCoded: Object.entries(figures)
        .filter(([, cell]) => cell.topCoded)
        .map(([name]) => name),
    });
  }
  const release = `May ${year}`;
  return {
    source: "wages",
    release,
    credit: credits.wages(release),
    faults,
    unknownCodes: {},
    tables: { occupationWages: [...wages.values()] },
  };
}

function valuesOf<K extends string>(figures: Record<K, WageCell>): Record<K, number | null> {
  const values = Object.entries<WageCell>(figures).map(
    ([name, cell]) => [name, cell.value] as const,
  );
  return Object.fromEntries(values) as Record<K, number | null>;
}

async function newestFile(folder: string): Promise<{ file: string; year: number }> {
  const names = await readdir(join(folder, "wages")).catch(() => [] as string[]);
  const newest = names
    .filter((name) => /^oews_national_may\d{4}\.csv$/.test(name))
    .sort()
    .at(-1);
  const name = newest ?? "oews_national_may2024.csv";
  return { file: `wages/${name}`, year: Number(/\d{4}/.exec(name)?.[0]) };
}
