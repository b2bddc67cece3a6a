import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RecordDefinition, records } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../../test-api/index.ts";
import { describedColumns, storedColumns } from "../../test-api/catalogue.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe("the catalogue of the database", () => {
  it.each(
    Object.values(records).map(
      (definition: RecordDefinition) => [definition.type, definition] as const,
    ),
  )("has for %s exactly the columns of the contract, with their types", async (_, definition) => {
    expect(await storedColumns(api.services.db, definition)).toEqual(describedColumns(definition));
  });
});
