import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ColumnType, fieldsOf, type RecordDefinition, records } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const sqlTypes: Record<ColumnType, string> = {
  text: "text",
  integer: "integer",
  double: "double precision",
  money: "numeric",
  boolean: "boolean",
  instant: "timestamp with time zone",
  date: "date",
  textList: "ARRAY",
  json: "jsonb",
};

const tablesOfEntries = new Set<string>(
  Object.values(records)
    .filter(({ way }) => way === "entries")
    .map(({ table }) => table),
);

describe("the catalogue of the database", () => {
  it.each(
    Object.values(records).map(
      (definition: RecordDefinition) => [definition.type, definition] as const,
    ),
  )("has for %s exactly the columns of the contract, with their types", async (_, definition) => {
    const { rows } = await sql<{ name: string; type: string }>`
        SELECT column_name AS name, data_type AS type FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ${definition.table}`.execute(
      api.services.db,
    );
    const stored = Object.fromEntries(rows.map(({ name, type }) => [name, type]));
    const described = Object.fromEntries(
      Object.entries(fieldsOf(definition)).map(([name, { column, sealed }]) => [
        name,
        sqlTypes[sealed ? "text" : column],
      ]),
    );
    if (tablesOfEntries.has(definition.table)) described["draft"] = "jsonb";
    expect(stored).toEqual(described);
  });
});
