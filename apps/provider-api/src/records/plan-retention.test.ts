import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runDueJobs } from "../jobs/run-jobs.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { beginEachDay } from "../jobs/each-day.ts";
import { planRetentionJobs } from "./plan-retention.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.services.db.deleteFrom("jobs").execute());

const path = "/v1/external/firebase/store/jobProfiles";
const hours = 3600;
const days = 24 * hours;
const create = async (more = {}) => {
  const { body } = await api.request<{ docId: string; editGrant: string }>("POST", path, {
    body: { data: { OnetCode: "47-2111.00", OnetTitle: "Electricians", ...more } },
  });
  return body;
};
const isThere = async (docId: string) =>
  (await api.get<{ items: unknown[] }>(`${path}?id=${docId}`)).body.items.length === 1;
const retain = async () => {
  const { db, clock } = api.services;
  const kind = planRetentionJobs(api.services);
  await beginEachDay(db, kind, clock());
  await runDueJobs(api.services, [kind]);
};

it("a visitor's plan goes when nobody has changed it for as long as plans are kept, and not before", async () => {
  const { docId, editGrant } = await create();
  const { body } = await api.request<{ editGrant: string }>(
    "POST",
    "/v1/external/training-plan/edit-link",
    { body: { docId }, headers: { "x-edit-grant": editGrant } },
  );
  api.wait(729 * days);
  await retain();
  expect(await isThere(docId)).toBe(true);
  await api.request("PUT", path, {
    body: { id: docId, data: { location: "18101" } },
    headers: { "x-edit-grant": body.editGrant },
  });
  api.wait(2 * days);
  await retain();
  expect(await isThere(docId)).toBe(true);
  api.wait(729 * days);
  await retain();
  expect(await isThere(docId)).toBe(false);
});

it("a plan that is made for an organization stays with it", async () => {
  const { docId } = await create({ orgId: "org-keystone" });
  api.wait(1000 * days);
  await retain();
  expect(await isThere(docId)).toBe(true);
});

it("old plans go in any number, with the grants that would change them", async () => {
  const plans = await Promise.all(Array.from({ length: 205 }, () => create()));
  api.wait(731 * days);
  await retain();
  const ids = plans.map(({ docId }) => docId);
  const { db } = api.services;
  const left = db.selectFrom("jobProfiles").select("id").where("id", "in", ids);
  const grants = db.selectFrom("grants").select("recordId").where("recordId", "in", ids);
  expect([await left.execute(), await grants.execute()]).toEqual([[], []]);
});

it("a day without old plans is done as well", async () => {
  await retain();
  const { db, clock } = api.services;
  const tomorrow = new Date(clock().getTime() + days * 1000).toISOString().slice(0, 10);
  const waiting = await db.selectFrom("jobs").select(["subject", "attempts"]).execute();
  expect(waiting).toEqual([{ subject: tomorrow, attempts: 0 }]);
});

it("it is looked for again the next day, also where the server runs on", async () => {
  await retain();
  const { docId } = await create();
  api.wait(731 * days);
  await runDueJobs(api.services, [planRetentionJobs(api.services)]);
  expect(await isThere(docId)).toBe(false);
});
