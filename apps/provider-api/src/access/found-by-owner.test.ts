import { afterAll, beforeAll, expect, it } from "vitest";
import { type RecordDefinition, records } from "@guildway/api-contract";
import { sql } from "kysely";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { policyOf } from "./record-policies.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Those of which somebody reads their own: anybody becomes a student, so that they must not search everybody's. */
const ownRead = Object.values<RecordDefinition>(records).flatMap(({ type, table, view }) => {
  const { ownerColumn, read } = policyOf(type);
  return !view && ownerColumn && Object.values(read).includes("self")
    ? [[type, table, ownerColumn] as const]
    : [];
});

it.each([...ownRead, ["what somebody has uploaded", "files", "createdBy"] as const])(
  "%s is found by whose it is, through an index",
  async (_, table, column) => {
    const { rows } = await sql<{ name: string }>`
      SELECT a.attname AS name FROM pg_index i
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
      WHERE i.indrelid = (SELECT oid FROM pg_class WHERE relname = ${table} AND relkind = 'r')`.execute(
      api.services.db,
    );
    expect(rows.map(({ name }) => name)).toContain(column);
  },
);
