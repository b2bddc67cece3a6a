import pg from "pg";

const int8 = 20;
const numeric = 1700;
const date = 1082;
const timestamptz = 1184;

/** How both drivers read the types that they would otherwise read differently. */
export const wireParsers: Record<number, (value: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: (value) => value,
  [timestamptz]: (value) => new Date(value).toISOString(),
};

/** The same parsers as node-postgres takes them. */
export const postgresTypes = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    wireParsers[id] ?? pg.types.getTypeParser(id, format as "text"),
} as pg.CustomTypesConfig;
