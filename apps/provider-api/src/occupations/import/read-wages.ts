import {
  oneOf,
  orNull,
  socCode,
  stateCode,
  text,
  wage,
  wageArea,
  wholeNumber,
  type CellReader,
  type WageCell,
} from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { findWageFiles, type WageFile, type WageFileKind } from "./find-wage-files.ts";
import { readTable, type TableFile } from "./read-table.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";
import { stateNames } from "./states.ts";

type WageRow = NonNullable<TableRows["occupationWages"]>[number];

/** The figures that BLS writes as `#`, in dollars: https://www.bls.gov/oes/current/oes_nat.htm. The national file of May 2025 has no `#`, and figures above those of the years before. */
const topFigures = [
  { since: 2025, hourly: null, annual: null },
  { since: 2022, hourly: 115, annual: 239_200 },
  { since: 0, hourly: null, annual: null },
];

const areaNamesFile = "wages/areas/oews_metro_areas.csv";

/** Reads the newest national file of the Occupational Employment and Wage Statistics in `folder`/wages, and the areas of the same year. */
export async function readWages(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const table = (file: string) => ({ folder, file, faults, progress });
  const files = await findWageFiles(folder);
  const year = Math.max(...files.map((file) => (file.kind === "national" ? file.year : 0)));
  const chosen = (["national", "state", "metro", "nonmetro"] as const).flatMap((kind) => {
    const ofKind = files.filter((file) => file.kind === kind && file.year === year);
    return ofKind.find(({ layout }) => layout === "official") ?? ofKind[0] ?? [];
  });
  const notes = files
    .filter((file) => file.kind !== "national" && file.year !== year)
    .map(({ file }) => `${file} is left out: the national wages are of May ${year}`);
  if (chosen.length === 1) notes.push(`there are no wages of states and areas of May ${year}`);

  const wages = new Map<string, WageRow>();
  const add = (row: WageRow) => wages.set(`${row.socCode} ${row.area}`, row);
  // Only the national file names the occupations and says of what kind their groups are.
  const titles = new Map<string, string>();
  const [national, ...areas] = chosen;
  if (national?.kind !== "national")
    return unusable(faults, "wages/oews_national_may2025.csv", "there is no national wage file");
  for await (const row of readOfficial(table(national.file), national)) {
    titles.set(row.socCode, row.socTitle);
    add(row);
  }
  const unknownCodes: Record<string, number> = {};
  for (const file of areas) {
    const rows =
      file.layout === "official"
        ? readOfficial(table(file.file), file)
        : readMedians(table(file.file), file, await areaNames(table(areaNamesFile), file.kind));
    for await (const row of rows) {
      const socTitle = titles.get(row.socCode);
      if (socTitle === undefined || row.areaTitle === "")
        unknownCodes[file.file] = (unknownCodes[file.file] ?? 0) + 1;
      else add({ ...row, socTitle });
    }
  }
  const release = `May ${year}`;
  return {
    source: "wages",
    release,
    credit: credits.wages(release),
    faults,
    unknownCodes,
    notes,
    tables: { occupationWages: [...wages.values()] },
  };
}

function unusable(faults: ImportFault[], file: string, reason: string): SourceRows {
  faults.push({ file, line: 0, column: "", reason, damaged: true });
  const tables = { occupationWages: [] };
  return { source: "wages", release: "", credit: "", faults, unknownCodes: {}, tables };
}

const areaKindOfType = {
  "1": "nation",
  "2": "state",
  "3": "state",
  "4": "metro",
  "6": "nonmetro",
} as const;
const kindOfFile: Readonly<Record<WageFileKind, WageRow["areaKind"]>> = {
  national: "nation",
  state: "state",
  metro: "metro",
  nonmetro: "nonmetro",
};
/** What the files are about beside the groups that nobody is surveyed under: total, major, minor. */
const surveyedGroups: readonly string[] = ["detailed", "broad"];
const acrossIndustries = "cross-industry";

/** The rows of a file as BLS publishes it. */
async function* readOfficial(file: TableFile, { kind, year }: WageFile): AsyncGenerator<WageRow> {
  const top = topFigures.find(({ since }) => year >= since) ?? { hourly: null, annual: null };
  const hourly = wage(top.hourly);
  const annual = wage(top.annual);
  for await (const row of readTable(file, {
    areaCode: ["AREA", text],
    title: ["AREA_TITLE", text],
    areaType: ["AREA_TYPE", orNull(oneOf("1", "2", "3", "4", "6")), "optional"],
    state: ["PRIM_STATE", orNull(stateCode), "optional"],
    socCode: ["OCC_CODE", socCode],
    socTitle: ["OCC_TITLE", text],
    group: ["O_GROUP", text],
    industry: ["I_GROUP", orNull(text), "optional"],
    employment: ["TOT_EMP", orNull(employment, "*", "**")],
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
  })) {
    const { areaCode, title, areaType, state, group, industry, employment: jobs, ...rest } = row;
    if (!surveyedGroups.includes(group) || (industry ?? acrossIndustries) !== acrossIndustries)
      continue;
    const { socCode: soc, socTitle, ...figures } = rest;
    const areaKind = areaType === null ? kindOfFile[kind] : areaKindOfType[areaType];
    yield {
      socCode: soc,
      socTitle,
      area: areaKind === "state" && state !== null ? state : areaCode,
      areaTitle: title,
      areaKind,
      year,
      employment: jobs,
      ...valuesOf(figures),
      topCoded: Object.entries(figures)
        .filter(([, cell]) => cell.topCoded)
        .map(([name]) => name),
    };
  }
}

/** The rows of a file that holds the medians of states or metropolitan areas only. */
async function* readMedians(
  file: TableFile,
  { kind, year }: WageFile,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<WageRow> {
  const top = topFigures.find(({ since }) => year >= since) ?? { hourly: null, annual: null };
  for await (const row of readTable(
    file,
    {
      area: kind === "state" ? ["state", stateCode] : ["cbsa", wageArea],
      socCode: ["soc", socCode],
      hourly: ["h_median", wage(top.hourly)],
      annual: ["a_median", wage(top.annual)],
    },
    { key: (row) => `${row.area} ${row.socCode}` },
  )) {
    const { area, socCode: soc, hourly, annual } = row;
    yield {
      socCode: soc,
      socTitle: "",
      area,
      areaTitle: names.get(area) ?? "",
      areaKind: kindOfFile[kind],
      year,
      hourlyMedian: hourly.value,
      annualMedian: annual.value,
      topCoded: [
        ...(hourly.topCoded ? ["hourlyMedian"] : []),
        ...(annual.topCoded ? ["annualMedian"] : []),
      ],
    };
  }
}

async function areaNames(
  file: TableFile,
  kind: WageFileKind,
): Promise<ReadonlyMap<string, string>> {
  if (kind === "state") return stateNames;
  const names = new Map<string, string>();
  for await (const row of readTable(file, { area: ["cbsa", wageArea], name: ["name", text] }))
    names.set(row.area, row.name);
  return names;
}

// Workbooks that were saved as CSV carry thousands separators.
const employment: CellReader<number> = (cell) =>
  wholeNumber(0, 2_000_000_000)(cell.replaceAll(",", ""));

function valuesOf<K extends string>(figures: Record<K, WageCell>): Record<K, number | null> {
  const values = Object.entries<WageCell>(figures).map(
    ([name, cell]) => [name, cell.value] as const,
  );
  return Object.fromEntries(values) as Record<K, number | null>;
}
