import {
  cipCode,
  decimal,
  oneOf,
  orNull,
  stateCode,
  text,
  webAddress,
  wholeNumber,
  type CellReader,
} from "./cells.ts";
import { awardLevels } from "./award-levels.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { newestFile } from "./newest-file.ts";
import { isThere } from "./read-records.ts";
import { readTable, type TableFile } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

type Rows<T extends keyof TableRows> = NonNullable<TableRows[T]>;

const unitId = wholeNumber(1, 999_999);
const awardLevel = wholeNumber(1, 99);

/** Reads the institutions of IPEDS, and how many completed which of their programs, in `folder`/schools. */
export async function readSchools(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const table = (file: string): TableFile => ({ folder, file, faults, progress });
  const institutions = await readInstitutions(folder, table);
  const named = (await isThere(folder, levelsFile)) ? await readLevels(table) : [];
  const levels = new Map([...awardLevels, ...named].map((level) => [level.awardLevel, level]));

  const { file, year } = (await newestFile(
    folder,
    "schools",
    /^C(\d{4})_A\.csv$/i,
    /^completions_(\d{4})\.csv$/,
  )) ?? { file: "schools/C2024_A.csv", year: 2024 };
  const schoolPrograms: Rows<"schoolPrograms"> = [];
  const schools = new Map<number, Rows<"schools">[number]>();
  const unknownCodes: Record<string, number> = {};
  for await (const row of readTable(
    table(file),
    {
      unitId: [["UNITID", "unitid"], unitId],
      cipCode: [["CIPCODE", "cip6"], cipCodeOrTotal],
      major: ["MAJORNUM", orNull(oneOf("1", "2")), "optional"],
      awardLevel: [["AWLEVEL", "awlevel"], awardLevel],
      completions: [["CTOTALT", "completions"], wholeNumber(0, 1_000_000)],
      year: ["year", orNull(wholeNumber(1980, 2100)), "optional"],
    },
    { key: (row) => `${row.unitId} ${row.cipCode} ${row.major ?? "1"} ${row.awardLevel}` },
  )) {
    const { major, cipCode: cip, ...program } = row;
    if (major === "2" || cip === null || program.completions === 0) continue;
    const school = institutions.get(row.unitId);
    if (!school) {
      unknownCodes[file] = (unknownCodes[file] ?? 0) + 1;
      continue;
    }
    schools.set(row.unitId, school);
    schoolPrograms.push({ ...program, cipCode: cip, year: program.year ?? year });
  }
  const release = `${year - 1}-${String(year).slice(2)}`;
  return {
    source: "schools",
    release,
    credit: credits.schools(release),
    faults,
    unknownCodes,
    tables: { schools: [...schools.values()], schoolPrograms, awardLevels: [...levels.values()] },
  };
}

/** The directory of a year, and those that came with the next where they stand in a file of their own. */
async function readInstitutions(
  folder: string,
  table: (file: string) => TableFile,
): Promise<Map<number, Rows<"schools">[number]>> {
  const newest = await newestFile(
    folder,
    "schools",
    /^HD(\d{4})\.csv$/i,
    /^us_institutions_ipeds_hd(\d{4})\.csv$/,
  );
  const added = await newestFile(folder, "schools", /^institutions_new_in_hd(\d{4})\.csv$/);
  const files = [newest ?? { file: "schools/HD2024.csv", year: 2024 }];
  if (newest && added && added.year > newest.year) files.push(added);
  const institutions = new Map<number, Rows<"schools">[number]>();
  for (const { file } of files)
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
  return institutions;
}

const levelsFile = "schools/award_levels.csv";

async function readLevels(table: (file: string) => TableFile): Promise<Rows<"awardLevels">> {
  const levels: Rows<"awardLevels"> = [];
  for await (const row of readTable(
    table(levelsFile),
    { awardLevel: ["awlevel", awardLevel], label: ["label", text] },
    { key: (row) => String(row.awardLevel) },
  ))
    levels.push(row);
  return levels;
}

/** Null for the total of an institution, which IPEDS counts as a program 99. */
const cipCodeOrTotal: CellReader<string | null> = (cell) =>
  /^99(\.0000)?$/.test(cell) ? null : cipCode(cell);
