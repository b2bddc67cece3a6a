import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { beginEachDay } from "../jobs/each-day.ts";
import { runDueJobs } from "../jobs/run-jobs.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { issueGrant } from "../access/grants.ts";
import { clearEndedJobs } from "./clear-ended.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.services.db.deleteFrom("jobs").execute());

const days = 86_400;
const clear = async () => {
  const { db, clock } = api.services;
  const kind = clearEndedJobs(api.services);
  await beginEachDay(db, kind, clock());
  await runDueJobs(api.services, [kind]);
};
const tables = [
  "grants",
  "handOffTokens",
  "pendingSignUps",
  "passwordResets",
  "knownBrowsers",
  "sessionFamilies",
  "retiredRefreshTokens",
] as const;
const left = async () => {
  const counts: Record<string, number> = {};
  for (const table of tables)
    counts[table] = (await api.services.db.selectFrom(table).selectAll().execute()).length;
  return counts;
};

it("what let somebody in is deleted two days after it has ended, and not before", async () => {
  const { db, clock } = api.services;
  await api.signIn("student@valley-college.test");
  const { id } = await db.selectFrom("sessionFamilies").select("id").executeTakeFirstOrThrow();
  await db.insertInto("retiredRefreshTokens").values({ tokenHash: "old", familyId: id }).execute();
  const email = "student@valley-college.test";
  await api.request("POST", "/v1/identity/password/forgot", { body: { email } });
  await api.request("POST", "/v1/identity/sign-up", {
    body: {
      email: "new@example.test",
      password: "long enough to be good",
      firstName: "New",
      lastName: "Person",
      organizationSlug: "keystone",
      continueUrl: "http://localhost:3000/",
    },
  });
  for (let made = 0; made < 1100; made++)
    await issueGrant(db, "edit", "jobProfiles", `plan-${made}`, clock());
  const all = await left();
  expect(Object.values(all).every((count) => count > 0)).toBe(true);
  await clear();
  expect(await left()).toEqual(all);

  api.wait(4 * days);
  await clear();
  const { sessionFamilies, retiredRefreshTokens, knownBrowsers } = all;
  const none = { grants: 0, handOffTokens: 0, pendingSignUps: 0, passwordResets: 0 };
  expect(await left()).toEqual({ ...none, sessionFamilies, retiredRefreshTokens, knownBrowsers });

  api.wait(200 * days);
  await clear();
  expect(Object.values(await left())).toEqual(tables.map(() => 0));
});

it("it is looked for again the next day, also where the server runs on", async () => {
  await clear();
  await issueGrant(api.services.db, "edit", "jobProfiles", "plan", api.services.clock());
  api.wait(4 * days);
  await runDueJobs(api.services, [clearEndedJobs(api.services)]);
  expect((await left())["grants"]).toBe(0);
});
