import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = "/v1/external/supabase/courses";
const write = async (email: string, method: "POST" | "PUT", body: object) =>
  api.request<{ id: string; code: string }>(method, path, {
    token: await api.signIn(email),
    body,
  });
const make = (email: string, orgIds: string[]) =>
  write(email, "POST", { title: "Welding", orgId: "org-keystone", orgIds });

it("a course is made another organization's by a superAdmin only, and by nobody one that is not there", async () => {
  expect(await make("teacher@keystone.test", ["org-keystone", "org-valley"])).toMatchObject({
    status: 403,
    body: { code: "access.forbidden" },
  });
  expect((await make("teacher@keystone.test", ["org-keystone"])).status).toBe(200);
  expect((await make("superadmin@guildway.test", ["org-valley"])).status).toBe(200);
  expect((await make("superadmin@guildway.test", ["org-nowhere"])).body.code).toBe(
    "record.reference-unknown",
  );
});

it("staff keep and take back what a superAdmin has shared, in a draft too, and add nothing", async () => {
  const { id } = (await make("superadmin@guildway.test", ["org-valley"])).body;
  const change = (orgIds: string[]) => write("teacher@keystone.test", "PUT", { id, orgIds });
  expect((await change(["org-valley", "org-keystone"])).status).toBe(200);
  expect((await change(["org-valley", "org-riverbend"])).status).toBe(403);
  const draft = await api.request("PUT", `/v1/external/content/class/${id}`, {
    token: await api.signIn("teacher@keystone.test"),
    body: { orgIds: ["org-valley", "org-riverbend"] },
  });
  expect(draft.status).toBe(403);
  expect((await change([])).status).toBe(200);
});

it("a draft gives a course back to nobody whom a superAdmin has taken it from since", async () => {
  const { id } = (await make("superadmin@guildway.test", ["org-valley"])).body;
  const token = await api.signIn("teacher@keystone.test");
  const entry = `/v1/external/content/class/${id}`;
  await api.request("PUT", entry, { token, body: { orgIds: ["org-valley"], title: "Drafted" } });
  await write("superadmin@guildway.test", "PUT", { id, orgIds: [] });
  const publish = () => api.request("POST", `${entry}/publish`, { token, body: {} });
  expect(await publish()).toMatchObject({ status: 403, body: { code: "access.forbidden" } });
  await api.request("PUT", entry, { token, body: { orgIds: [] } });
  expect(await publish()).toMatchObject({ status: 200, body: { orgIds: [], title: "Drafted" } });
});

it("a draft brings nothing of one organization into a course that is another's since", async () => {
  const { id } = (await make("superadmin@guildway.test", [])).body;
  const entry = `/v1/external/content/class/${id}`;
  await api.request("PUT", entry, {
    token: await api.signIn("teacher@keystone.test"),
    body: { teacherIds: ["user-keystone-teacher"] },
  });
  expect((await write("superadmin@guildway.test", "PUT", { id, orgId: "org-valley" })).status).toBe(
    200,
  );
  const published = await api.request("POST", `${entry}/publish`, {
    token: await api.signIn("teacher@valley-college.test"),
    body: {},
  });
  expect(published).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
});
