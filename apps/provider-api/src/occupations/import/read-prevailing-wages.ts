import { decimal, socCode, text, wageArea } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { newestFile } from "./newest-file.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

const dollars = decimal(0.01, 5_000_000);
// The file does not say whether a figure is by the hour or by the year.
const leastAnnual = 1000;

/** The newest file of prevailing wages, none where there is none. */
export const prevailingWageFile = (folder: string) =>
  newestFile(folder, "wages/areas", /^oflc_area_wages_(\d{4})-\d{2}_us\.csv(?:\.gz)?$/);

/** Reads what one starts with and earns with experience, area by area, in `folder`/wages/areas. */
export async function readPrevailingWages(
  folder: string,
  progress?: Progress,
): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const newest = await prevailingWageFile(folder);
  const release = /\d{4}-\d{2}/.exec(newest?.file ?? "")?.[0] ?? "2025-26";
  const titles = new Map<string, string>();
  for await (const row of readTable(
    { folder, file: `wages/areas/oflc_area_county_${release}.csv`, faults, progress },
    { area: ["area", wageArea], title: ["area_name", text] },
  ))
    titles.set(row.area, row.title);

  const file = newest?.file ?? `wages/areas/oflc_area_wages_${release}_us.csv.gz`;
  const unknownCodes: Record<string, number> = {};
  const prevailingWages: NonNullable<TableRows["prevailingWages"]> = [];
  for await (const row of readTable(
    { folder, file, faults, progress },
    {
      socCode: ["soc", socCode],
      area: ["area", wageArea],
      entry: ["l1", dollars],
      experienced: ["l4", dollars],
    },
    { key: (row) => `${row.socCode} ${row.area}` },
  )) {
    if (titles.has(row.area))
      prevailingWages.push({ ...row, rate: row.entry >= leastAnnual ? "annual" : "hourly" });
    else unknownCodes[file] = (unknownCodes[file] ?? 0) + 1;
  }
  return {
    source: "prevailingWages",
    release,
    credit: credits.prevailingWages(release),
    faults,
    unknownCodes,
    tables: {
      wageAreas: [...titles].map(([area, title]) => ({ area, title })),
      prevailingWages,
    },
  };
}
