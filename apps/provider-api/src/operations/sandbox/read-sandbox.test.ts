import { afterAll, beforeAll, expect, it } from "vitest";
import { sandboxKeyOf } from "../../access/sandbox-key.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it("the demo's key is everybody's to try, and says whose content it reads", async () => {
  const { status, body } = await api.get<{ sandbox: object }>("/v1/api/sandbox");
  expect(status).toBe(200);
  expect(body.sandbox).toMatchObject({
    key: "gw_demo_content_key",
    organizationName: "Keystone Workforce Partners",
    scopes: expect.arrayContaining(["resources", "createPublicUrl"]),
  });
});

it("the demo's key does what it says it may, and nothing else", async () => {
  const headers = { "x-api-key": "gw_demo_content_key" };
  const status = async (path: string) => (await api.request("GET", path, { headers })).status;
  for (const type of ["resources", "resourceGroups", "documents", "courses", "courseTopics"])
    expect(await status(`/v1/api/content/${type}`)).toBe(200);
  for (const path of ["firebase/store/jobProfiles", "supabase/users", "content/class"])
    expect(await status(`/v1/external/${path}`)).toBe(403);
});

it("where the operator names an organization, its key follows from the master key, reads its lists and does nothing else", async () => {
  const named = await startTestApi({ SANDBOX_ORGANIZATION: "org-valley" });
  try {
    const { body } = await named.get<{ sandbox: { key: string } }>("/v1/api/sandbox");
    expect(body.sandbox).toMatchObject({ organizationName: "Valley Technical College" });
    const headers = { "x-api-key": body.sandbox.key };
    const read = (path: string) =>
      named.request<{ items: { orgId: string }[] }>("GET", `/v1/api/${path}`, { headers });
    const { items } = (await read("content/resources")).body;
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ orgId }) => orgId !== "org-valley")).toEqual([]);
    expect(await read("actions/create-public-url?url=https%3A%2F%2Fa.test%2Fb")).toMatchObject({
      status: 403,
      body: { code: "key.out-of-scope" },
    });
  } finally {
    await named.close();
  }
});

it("who shows the key that everybody may know stores no more than any visitor", async () => {
  const few = await startTestApi({ REQUESTS_PER_MINUTE: "10" });
  try {
    const body = { refId: "course-welding", refTable: "courses", orgId: "org-keystone" };
    const headers = { "x-api-key": "gw_demo_content_key" };
    const track = () => few.request("POST", "/v1/analytics/track", { headers, body });
    expect([await track(), await track(), await track()].map(({ status }) => status)).toEqual([
      200, 200, 429,
    ]);
  } finally {
    await few.close();
  }
});

it("an installation without a demo and without a named organization has none", async () => {
  const { settings, sealer } = api.services;
  const production = { ...settings, mode: "production" as const };
  expect(sandboxKeyOf({ settings: production, sealer })).toBeUndefined();
});

it("a key that was taken back is offered to nobody", async () => {
  const changed = await startTestApi();
  try {
    const admin = await changed.signIn("owner@keystone.test");
    const path = "/v1/external/supabase/programKeys";
    const { items } = (await changed.get<{ items: { id: string }[] }>(path, admin)).body;
    for (const { id } of items)
      await changed.request("POST", "/v1/external/program-keys/revoke", {
        token: admin,
        body: { id },
      });
    expect((await changed.get("/v1/api/sandbox")).body).toEqual({ sandbox: null });
  } finally {
    await changed.close();
  }
});
