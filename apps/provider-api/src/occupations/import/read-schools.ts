import { cipCode, decimal, stateCode, text, webAddress, wholeNumber } from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { isThere } from "./read-lines.ts";
import { readTable } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

type Rows<T extends keyof TableRows> = NonNullable<TableRows[T]>;

const unitId = wholeNumber(1, 999_999);

/** Reads the institutions of IPEDS, and who completed which of their programs, in `folder`/schools. */
export async function readSchools(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const table = (file: string) => ({ folder, file, faults, progress });
  const institutions = new Map<number, Rows<"schools">[number]>();
  const added = "schools/institutions_new_in_hd2024.csv";
  for (const file of [
    "schools/us_institutions_ipeds_hd2023.csv",
    ...((await isThere(folder, added)) ? [added] : []),
  ])
    for await (const row of readTable(
      table(file),
      {
        unitId: ["UNITID", unitId],
        name: ["INSTNM", text],
        city: ["CITY", text],
        state: ["STABBR", stateCode],
        zip: ["ZIP", text],
        website: ["WEBADDR", webAddress],
        lat: ["LATITUDE", decimal(-90, 90)],
        lon: ["LONGITUD", decimal(-180, 180)],
      },
      { key: (row) => String(row.unitId) },
    ))
      institutions.set(row.unitId, { ...row, zip: row.zip.slice(0, 5) });

  const awardLevels: Rows<"awardLevels"> = [];
  for await (const row of readTable(table("schools/award_levels.csv"), {
    awardLevel: ["awlevel", wholeNumber(1, 99)],
    label: ["label", text],
  }))
    awardLevels.push(row);

  const schoolPrograms: Rows<"schoolPrograms"> = [];
  const schools = new Map<number, Rows<"schools">[number]>();
  const file = "schools/completions_2024.csv";
  const unknownCodes: Record<string, number> = {};
  for await (const row of readTable(
    table(file),
    {
      unitId: ["unitid", unitId],
      cipCode: ["cip6", cipCode],
      awardLevel: ["awlevel", wholeNumber(1, 99)],
      completions: ["completions", wholeNumber(0, 1_000_000)],
      year: ["year", wholeNumber(1980, 2100)],
    },
    { key: (row) => `${row.unitId} ${row.cipCode} ${row.awardLevel}` },
  )) {
    const school = institutions.get(row.unitId);
    if (!school) {
      unknownCodes[file] = (unknownCodes[file] ?? 0) + 1;
      continue;
    }
    schools.set(row.unitId, school);
    schoolPrograms.push(row);
  }
  const release = "2023-24";
  return {
    source: "schools",
    release,
    credit: credits.schools(release),
    faults,
    unknownCodes,
    tables: { schools: [...schools.values()], schoolPrograms, awardLevels },
  };
}
