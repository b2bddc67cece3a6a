import type { ColumnType } from "kysely";

/** A decimal column: written as a number, read as text by both drivers, so queries cast it to float8. */
type Decimal = ColumnType<string | null, number | null, number | null>;

/** A date column: written and, cast to text, read as YYYY-MM-DD. */
type Day = ColumnType<string | null, string | null, string | null>;

/** What must be met, each by its name and what it asks for, as JSON. */
type Requirements = ColumnType<
  { Name: string; Value: string }[],
  { Name: string; Value: string }[],
  never
>;

export type DataSource =
  | "onet"
  | "wages"
  | "zip"
  | "rapids"
  | "prevailingWages"
  | "schools"
  | "crosswalks"
  | "projections"
  | "licences"
  | "certifications"
  | "sponsors";

/** The tables of the migrations 0002 and 0017, as Kysely sees them. */
export interface OccupationTables {
  occupations: {
    onetCode: string;
    title: string;
    description: string;
    descriptionSource: "onet" | "guildway";
    jobZone: number | null;
  };
  occupationTitles: { onetCode: string; title: string; kind: "title" | "alternate" | "short" };
  elements: { elementId: string; name: string; description: string };
  occupationElements: {
    onetCode: string;
    kind: "skill" | "knowledge";
    elementId: string;
    importance: number;
    level: Decimal;
    lowPrecision: boolean;
  };
  relatedOccupations: { onetCode: string; relatedCode: string; tier: string; rank: number };
  occupationWages: {
    socCode: string;
    socTitle: string;
    area: string;
    areaTitle: string;
    /** `area` is 99 for the nation, a postal abbreviation for a state, else the survey's own area code. */
    areaKind: "nation" | "state" | "metro" | "nonmetro";
    year: number;
    employment: number | null;
    hourlyPct10: Decimal;
    hourlyPct25: Decimal;
    hourlyMedian: Decimal;
    hourlyPct75: Decimal;
    hourlyPct90: Decimal;
    hourlyMean: Decimal;
    annualPct10: Decimal;
    annualPct25: Decimal;
    annualMedian: Decimal;
    annualPct75: Decimal;
    annualPct90: Decimal;
    annualMean: Decimal;
    topCoded: string[];
  };
  zipCodes: {
    zip: string;
    city: string;
    state: string;
    county: string;
    lat: number;
    lon: number;
    /** The metropolitan or nonmetropolitan area of the wage survey, null where it has none. */
    wageArea: string | null;
  };
  rapidsOccupations: {
    id: number;
    title: string;
    rapidsCode: string;
    onetCode: string | null;
    type: "TB" | "HY" | "CB";
    hoursMin: number | null;
    hoursMax: number | null;
  };
  /** The names of the areas in `prevailingWages`. */
  wageAreas: { area: string; title: string };
  /** `entry` is the mean of the lowest third, `experienced` of the upper two thirds, in dollars by `rate`. */
  prevailingWages: {
    socCode: string;
    area: string;
    rate: "hourly" | "annual";
    entry: Decimal;
    experienced: Decimal;
  };
  schools: {
    unitId: number;
    name: string;
    city: string;
    state: string;
    zip: string;
    lat: number;
    lon: number;
    website: string | null;
  };
  /** How many completed a program (CIP 2020, six digits) with an award; `year` is that in which the school year ended. */
  schoolPrograms: {
    cipCode: string;
    unitId: number;
    awardLevel: number;
    completions: number;
    year: number;
  };
  awardLevels: { awardLevel: number; label: string };
  cipTitles: { cipCode: string; title: string };
  occupationCips: { socCode: string; cipCode: string };
  /** Employment in jobs, not thousands. */
  projections: {
    socCode: string;
    socTitle: string;
    period: string;
    employment: number;
    projectedEmployment: number;
    changePercent: Decimal;
    annualOpenings: number;
    entryEducation: string | null;
    workExperience: string | null;
    onTheJobTraining: string | null;
  };
  /** `state` is US for the licences of the federal government. */
  licences: {
    id: string;
    state: string;
    title: string;
    agency: string | null;
    url: string | null;
    phone: string | null;
    updatedOn: Day;
    description: string | null;
    requirements: Requirements;
  };
  licenceOccupations: { onetCode: string; licenceId: string };
  certifications: {
    id: string;
    name: string;
    issuer: string;
    url: string | null;
    requirements: Requirements;
    checkedOn: Day;
  };
  certificationOccupations: { socCode: string; certificationId: string };
  sponsors: {
    id: string;
    name: string;
    city: string;
    state: string;
    zip: string;
    lat: number;
    lon: number;
    kind: string | null;
    national: boolean;
    website: string | null;
    profileUrl: string | null;
    updatedOn: Day;
  };
  sponsorOccupations: { onetCode: string; sponsorId: string };
  /** `rank` 1 is what most of those asked do. */
  occupationTasks: {
    onetCode: string;
    taskId: number;
    task: string;
    core: boolean;
    rank: number;
  };
  occupationTools: {
    onetCode: string;
    kind: "tool" | "technology";
    name: string;
    category: string;
    hot: boolean;
    inDemand: boolean;
  };
  /** Realistic, Investigative, Artistic, Social, Enterprising, Conventional; from 1 to 7. */
  occupationInterests: {
    onetCode: string;
    interest: "R" | "I" | "A" | "S" | "E" | "C";
    rating: Decimal;
  };
  dataSources: {
    source: DataSource;
    release: string;
    importedAt: ColumnType<unknown, Date, Date>;
    rows: number;
    credit: string;
  };
}

/** All of the tables above. */
export const occupationTableNames = [
  "occupations",
  "occupationTitles",
  "elements",
  "occupationElements",
  "relatedOccupations",
  "occupationWages",
  "zipCodes",
  "rapidsOccupations",
  "wageAreas",
  "prevailingWages",
  "schools",
  "schoolPrograms",
  "awardLevels",
  "cipTitles",
  "occupationCips",
  "projections",
  "licences",
  "licenceOccupations",
  "certifications",
  "certificationOccupations",
  "sponsors",
  "sponsorOccupations",
  "occupationTasks",
  "occupationTools",
  "occupationInterests",
  "dataSources",
] as const satisfies readonly (keyof OccupationTables)[];
