import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";
import { beginsLike, matches } from "./match.ts";
import { searchScopes } from "./search-scopes.ts";
import { searchWords } from "./search-words.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const scopes = searchScopes({
  kind: "user",
  userId: "user-superadmin",
  orgId: "org-keystone",
  role: "superAdmin",
  sessionId: "",
});
const words = searchWords("welding safety")!;

const planOf = (query: ReturnType<typeof matches>) =>
  api.services.db.transaction().execute(async (transaction) => {
    // As it is where there are many records: what is not narrowed by an index is dear.
    await sql`SET LOCAL enable_seqscan = off`.execute(transaction);
    await sql`SET LOCAL cpu_operator_cost = 1`.execute(transaction);
    const { rows } = await sql<Record<string, string>>`EXPLAIN ${query}`.execute(transaction);
    return rows.map((row) => Object.values(row)[0]).join("\n");
  });

describe("the search of a type has its indexes", () => {
  it.each(scopes.map((scope) => [scope.type.definition.type, scope] as const))(
    "of %s",
    async (_, scope) => {
      const { table } = scope.type.definition;
      expect(await planOf(matches(scope, words, 5))).toContain(`"${table}ByParts"`);
      expect(await planOf(beginsLike(scope, words, 5))).toContain(`"${table}ByBeginning"`);
    },
  );
});
