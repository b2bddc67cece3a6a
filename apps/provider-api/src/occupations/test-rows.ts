import type { Insertable, Kysely } from "kysely";
import type { DataSource, OccupationTables } from "../platform/database/occupation-tables.ts";

type Row<Table extends keyof OccupationTables> = Insertable<OccupationTables[Table]>;

/** For tests: writes rows of their own, with `usual` in the columns that a test does not speak of. */
export async function addRows<Table extends keyof typeof usual>(
  db: Kysely<OccupationTables>,
  table: Table,
  rows: readonly (Partial<Row<Table>> & Omit<Row<Table>, keyof (typeof usual)[Table]>)[],
): Promise<void> {
  const whole = rows.map((row) => ({ ...usual[table], ...row }));
  await db
    .insertInto(table)
    .values(whole as never)
    .execute();
}

/** For tests: says of sources that they were imported. */
export async function addSources(
  db: Kysely<OccupationTables>,
  ...sources: DataSource[]
): Promise<void> {
  const rows = sources.map((source) => ({ source }));
  await addRows(db, "dataSources", rows);
}

const place = { city: "Town", state: "PA", lat: 40, lon: -75 };
const noFigures = {
  hourlyPct10: null,
  hourlyPct25: null,
  hourlyMedian: null,
  hourlyPct75: null,
  hourlyPct90: null,
  hourlyMean: null,
  annualPct10: null,
  annualPct25: null,
  annualMedian: null,
  annualPct75: null,
  annualPct90: null,
  annualMean: null,
};

const usual = {
  occupations: { description: "", descriptionSource: "guildway", jobZone: null },
  occupationInterests: {},
  occupationTasks: { core: true },
  occupationTools: { kind: "technology", category: "Kind", hot: false, inDemand: false },
  occupationWages: {
    socTitle: "Group",
    area: "99",
    areaTitle: "U.S.",
    areaKind: "nation",
    year: 2025,
    employment: null,
    ...noFigures,
    topCoded: [],
  },
  projections: {
    socTitle: "Group",
    period: "2024-34",
    employment: 0,
    projectedEmployment: 0,
    changePercent: 0,
    entryEducation: null,
    workExperience: null,
    onTheJobTraining: null,
  },
  wageAreas: {},
  prevailingWages: { rate: "hourly" },
  zipCodes: { ...place, county: "County", wageArea: null },
  rapidsOccupations: { title: "TITLE", type: "TB", hoursMin: 8000, hoursMax: 8000 },
  schools: { ...place, name: "School", zip: "18101", website: null },
  schoolPrograms: { awardLevel: 3, completions: 1, year: 2024 },
  awardLevels: {},
  cipTitles: {},
  occupationCips: {},
  sponsors: {
    ...place,
    name: "Sponsor",
    zip: "18101",
    kind: null,
    national: false,
    website: null,
    profileUrl: null,
    updatedOn: null,
  },
  sponsorOccupations: {},
  licences: {
    agency: null,
    url: null,
    phone: null,
    updatedOn: null,
    description: null,
    requirements: "[]",
  },
  licenceOccupations: {},
  certifications: { issuer: "Issuer", url: null, requirements: "[]", checkedOn: null },
  certificationOccupations: {},
  dataSources: { release: "Release", importedAt: new Date(0), rows: 1, credit: "Credit" },
} as const;
