import type { ColumnType } from "kysely";

/** A decimal column: written as a number, read as text by both drivers, so queries cast it to float8. */
type Decimal = ColumnType<string | null, number | null, number | null>;

export type DataSource = "onet" | "wages" | "zip" | "rapids";

/** The tables of migration 0002, as Kysely sees them. */
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
  "dataSources",
] as const satisfies readonly (keyof OccupationTables)[];
