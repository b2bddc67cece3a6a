import { afterAll, beforeAll, expect, it } from "vitest";
import { generateUsers } from "../demo-world/generate.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it("the total of a whole list stays right while users come, go and move", async () => {
  const { db } = api.services;
  const token = await api.signIn("superadmin@guildway.test");
  const totals = async () =>
    Promise.all(
      ["orgId=org-valley&limit=1", "limit=1", "orgId=org-valley&limit=1&f.id[!is]=null"].map(
        async (query) =>
          (await api.get<{ total: number }>(`/v1/external/supabase/users?${query}`, token)).body
            .total,
      ),
    );
  const [before, everywhere] = (await totals()) as [number, number, number];
  await generateUsers(db, "org-valley", 30);
  expect(await totals()).toEqual([before + 30, everywhere + 30, before + 30]);
  await db.deleteFrom("users").where("id", "like", "gen-org-valley-000000_").execute();
  expect(await totals()).toEqual([before + 20, everywhere + 20, before + 20]);
  await db
    .updateTable("users")
    .set({ orgId: "org-riverbend" })
    .where("id", "like", "gen-org-valley-%")
    .execute();
  expect(await totals()).toEqual([before, everywhere + 20, before]);
});
