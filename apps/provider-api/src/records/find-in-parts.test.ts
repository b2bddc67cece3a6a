import { documents } from "@guildway/api-contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "kysely";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { findInParts } from "./find-in-parts.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const rows = Array.from({ length: 130 }, (_, index) => ({
    id: `long-${String(index).padStart(3, "0")}`,
    orgId: "org-valley",
    refId: "res-valley-enroll",
    rawText: index % 13 === 0 ? "A Zeppelin_mast" : "Nothing",
  }));
  await api.services.db.insertInto("documents").values(rows).execute();
});
afterAll(() => api.close());

it("long bodies are looked through fifty at a time", async () => {
  const lengths: number[] = [];
  const watched = api.services.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      lengths.push(result.rows.length);
      return result;
    },
  });
  const ofValley = [sql<boolean>`"orgId" = 'org-valley'`];
  const ids = await findInParts(watched, documents, ofValley, sql`"rawText" LIKE '%Zeppelin%'`);
  expect(ids).toHaveLength(10);
  expect(lengths.length).toBeGreaterThan(2);
  expect(Math.max(...lengths)).toBe(50);
});

it("what is found in long bodies is listed as by any other filter, page by page, and only of one's own", async () => {
  const list = (more: string, key: string) =>
    api.request<{ items: { id: string }[]; total: number }>(
      "GET",
      `/v1/api/content/documents?f.rawText[ilike]=zeppelin_mast&order=-id&limit=4${more}`,
      { headers: { "x-api-key": key } },
    );
  const { body } = await list("&page=2", "gw_demo_valley_key");
  expect(body.total).toBe(10);
  expect(body.items.map(({ id }) => id)).toEqual(["long-065", "long-052", "long-039", "long-026"]);
  expect((await list("", "gw_demo_content_key")).body.total).toBe(0);
});
