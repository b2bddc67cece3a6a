import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Field, Filter } from "@guildway/api-contract";

/** One filter as SQL: identifiers from the contract only, every value bound and cast. */
export function condition(of: Field, { field, op, value }: Filter): RawBuilder<SqlBool> {
  const column = sql.ref(field);
  const cast = sql.raw(casts[of.column]);
  const list = Array.isArray(value) ? value : [value];
  switch (op) {
    case "eq":
      return of.column === "textList"
        ? sql`${column} = ${list}::text[]`
        : sql`${column} = ${value}::${cast}`;
    case "gt":
      return sql`${column} > ${value}::${cast}`;
    case "lt":
      return sql`${column} < ${value}::${cast}`;
    case "ilike":
      // As ILIKE, which takes half as long again.
      return sql`lower(${column}) LIKE lower(${likePattern(String(value))})`;
    case "is":
      return value === null
        ? sql`${column} IS NULL`
        : sql`${column} IS ${sql.raw(value ? "TRUE" : "FALSE")}`;
    case "!is":
      return value === null
        ? sql`${column} IS NOT NULL`
        : sql`${column} IS NOT ${sql.raw(value ? "TRUE" : "FALSE")}`;
    case "in":
      return sql`${column} = ANY(${list.map(String)}::text[]::${cast}[])`;
    case "ov":
    case "!ov": {
      const overlaps =
        of.column === "json"
          ? sql`${column} ?| ${list.map(String)}::text[]`
          : sql`${column} && ${list.map(String)}::text[]`;
      return op === "ov" ? sql`${overlaps}` : sql`NOT coalesce(${overlaps}, false)`;
    }
  }
}

/** The type that a value of a column is bound as. */
export const casts: Record<Field["column"], string> = {
  text: "text",
  integer: "int8",
  double: "float8",
  money: "numeric",
  boolean: "boolean",
  instant: "timestamptz",
  date: "date",
  textList: "text[]",
  json: "jsonb",
};

/** `%` stands for anything; without one the value is looked for anywhere. `_` is an ordinary character. */
function likePattern(value: string): string {
  const escaped = value.replaceAll("\\", "\\\\").replaceAll("_", "\\_");
  return escaped.includes("%") ? escaped : `%${escaped}%`;
}
