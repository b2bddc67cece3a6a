import { records } from "@guildway/api-contract";
import { CompiledQuery, type RootOperationNode, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../access/caller.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { listRecords } from "./list-records.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const caller: Caller = {
  kind: "user",
  userId: "user-superadmin",
  orgId: "org-keystone",
  role: "superAdmin",
  sessionId: "",
};

const inOrder = ["seqscan", "bitmapscan", "sort"];
const narrowed = ["seqscan", "indexscan", "indexonlyscan"];

/** How the database chooses the records of a list of users, where it can do without some ways of reading. */
async function planOf(query: string, without: readonly string[]): Promise<string> {
  const statements: RootOperationNode[] = [];
  const db = api.services.db.withPlugin({
    transformQuery({ node }) {
      statements.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await listRecords({ ...api.services, db }, records.users, new URLSearchParams(query), { caller });
  return api.services.db.transaction().execute(async (transaction) => {
    for (const kind of without)
      await sql`SET LOCAL ${sql.raw(`enable_${kind}`)} = off`.execute(transaction);
    const executor = transaction.getExecutor();
    const [first] = statements;
    const chosen = executor.compileQuery(first!, { queryId: "plan" });
    const explained = CompiledQuery.raw(`EXPLAIN ${chosen.sql}`, [...chosen.parameters]);
    const { rows } = await transaction.executeQuery<Record<string, string>>(explained);
    return rows.map((row) => Object.values(row)[0]).join("\n");
  });
}

describe("a list of users is read in its order from an index", () => {
  it.each([
    ["name", "usersByNameEverywhere"],
    ["email", "usersByAddress"],
    ["createdAt", "usersByAge"],
  ])("by %s, both ways, of all organizations", async (field, index) => {
    for (const order of [field, `-${field}`]) {
      const plan = await planOf(`order=${order}`, inOrder);
      expect(plan).toContain(`"${index}"`);
      expect(plan).not.toContain("Sort Key");
    }
  });

  it.each([
    ["name", /"usersByName(Everywhere)?"/],
    ["email", /"usersByAddress"/],
    ["createdAt", /"usersByAge"/],
  ])("by %s, both ways, of one", async (field, index) => {
    for (const order of [field, `-${field}`]) {
      const plan = await planOf(`order=${order}&orgId=org-keystone`, inOrder);
      expect(plan).toMatch(index);
      expect(plan).not.toContain("Sort Key");
    }
  });
});

describe("a list of users is narrowed by an index", () => {
  it.each([
    ["f.name[ilike]=brandt", "usersByPartOfNameOrAddress"],
    ["f.email[ilike]=@keystone.test", "usersByPartOfNameOrAddress"],
    ["f.role[ov]=owner", "usersByRole"],
    ["f.locationId[eq]=loc-allentown", "usersByLocation"],
  ])("%s", async (filter, index) => {
    expect(await planOf(filter, narrowed)).toContain(`"${index}"`);
  });
});
