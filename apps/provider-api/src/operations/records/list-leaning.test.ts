import { afterAll, beforeAll, expect, it } from "vitest";
import type { Leaning } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const leaning = async (email: string, type: string, id: string) =>
  api.get<{ items: Leaning[]; code: string }>(
    `/v1/external/leaning?type=${type}&id=${id}`,
    await api.signIn(email),
  );

it("who would delete an employer is told whose records name it", async () => {
  const { body } = await leaning("admin@keystone.test", "employerProfiles", "ep-forge");
  const places = body.items.map(({ type, field }) => `${type}.${field}`);
  expect(places).toContain("apprenticeships.employerProfileId");
  expect(places).toContain("apprenticeAgreements.employerProfileId");
  const agreements = body.items.find(({ type }) => type === "apprenticeAgreements")!;
  expect(agreements.first).toContainEqual({ id: "aa-signed", name: "Ana Brandt" });
  expect(agreements).toMatchObject({ goWithIt: false });
  expect(agreements.total).toBeGreaterThanOrEqual(2);
});

it("lists of ids count, and what is deleted with a class is told apart", async () => {
  const { body } = await leaning("superadmin@guildway.test", "class", "course-welding");
  const byType = Object.fromEntries(body.items.map((one) => [`${one.type}.${one.field}`, one]));
  expect(byType["users.courseIds"]!.total).toBeGreaterThan(0);
  expect(byType["users.courseIds"]).toMatchObject({ goWithIt: false });
  expect(byType["courseTopics.classId"]).toMatchObject({ goWithIt: true });
});

it("nobody is told of records that they may not list, nor of a record that is not theirs", async () => {
  const foreign = await leaning("admin@valley-college.test", "employerProfiles", "ep-forge");
  expect(foreign).toMatchObject({ status: 404, body: { code: "record.not-found" } });
  const { body } = await leaning("teacher@keystone.test", "users", "user-keystone-0003");
  expect(body.items.map(({ type }) => type)).not.toContain("userProfiles");
  expect((await leaning("student@keystone.test", "location", "loc-allentown")).status).toBe(403);
});

it("what nobody names has nothing leaning on it", async () => {
  const token = await api.signIn("admin@keystone.test");
  const { body } = await api.request<{ docId: string }>(
    "POST",
    "/v1/external/firebase/store/instructionProviders",
    { token, body: { data: { orgId: "org-keystone", name: "Alone" } } },
  );
  const found = await leaning("admin@keystone.test", "instructionProviders", body.docId);
  expect(found.body.items).toEqual([]);
});
