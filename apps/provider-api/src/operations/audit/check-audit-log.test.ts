import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let superAdmin: string;
beforeAll(async () => {
  api = await startTestApi();
  superAdmin = await api.signIn("superadmin@guildway.test");
});
afterAll(() => api.close());

const check = (token: string | undefined = superAdmin) =>
  api.request<{ entries: number; brokenAt: number | null }>("POST", "/v1/external/audit/check", {
    token,
  });
const reveal = () =>
  api.request("POST", "/v1/access/revealAccessCode", {
    token: superAdmin,
    body: { id: "inv-workforce", table: "invites", reason: "The mail was lost" },
  });
const entries = async (email: string, query = "") =>
  (
    await api.get<{ items: Record<string, unknown>[]; total: number }>(
      `/v1/external/supabase/auditEntries?${query}`,
      await api.signIn(email),
    )
  ).body;

it("entries say who did what to what and why, to the administrators of the organization only", async () => {
  await reveal();
  const revealed = "f.action[eq]=access-code.revealed";
  const own = await entries("admin@keystone.test", revealed);
  expect(own.total).toBe(1);
  expect(own.items[0]).toMatchObject({
    orgId: "org-keystone",
    action: "access-code.revealed",
    actor: "user-superadmin",
    actorName: expect.stringMatching(/\w/),
    subject: "invites/inv-workforce",
    details: { reason: "The mail was lost" },
  });
  const foreign = await entries("admin@valley-college.test", "limit=200");
  expect(foreign.items.filter(({ orgId }) => orgId !== "org-valley")).toEqual([]);
});

it("the check of the log is a superAdmin's, and finds what was changed behind its back", async () => {
  await reveal();
  expect((await check(await api.signIn("owner@keystone.test"))).status).toBe(403);
  const whole = (await check()).body;
  expect(whole).toMatchObject({ entries: expect.any(Number), brokenAt: null });
  await sql`ALTER TABLE "auditLog" DISABLE TRIGGER USER`.execute(api.services.db);
  await sql`UPDATE "auditLog" SET "actor" = 'somebody' WHERE "sequence" = 1`.execute(
    api.services.db,
  );
  expect((await check()).body.brokenAt).toBe(1);
});

it("the check, which reads everything, is made at most six times an hour", async () => {
  const made = [];
  for (let tries = 0; tries < 7; tries++) made.push((await check()).status);
  expect(made.at(-1)).toBe(429);
});
