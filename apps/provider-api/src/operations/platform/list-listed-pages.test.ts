import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Listed {
  kind: string;
  params: Record<string, string>;
}

async function listed(): Promise<string[]> {
  const { body } = await api.get("/v1/external/site/pages");
  const { items, total } = body as { items: Listed[]; total: number };
  expect(total).toBe(items.length);
  return items.map(({ kind, params }) => `${kind} ${Object.values(params).join(" ")}`);
}

test("lists public courses and pathways that say so, their organizations' lists, and open links to pages", async () => {
  const all = await listed();
  expect(all).toContain("catalogue keystone");
  expect(all).toContain("course keystone courseSlug welding-basics");
  expect(all).toContain("pathway keystone pathway-maintenance");
  expect(all).toContain("pageLink pl-page");
});

test("lists nothing that is private, a test, behind a code, switched off, or leads elsewhere", async () => {
  const all = (await listed()).join("\n");
  for (const id of [
    "course-private",
    "course-test",
    "pathway-private",
    "pathway-plain",
    "pl-code",
    "pl-inactive",
    "pl-url",
    "pl-bare",
    "pl-broken",
  ])
    expect(all).not.toContain(id);
});

test("a page of the list beyond its end is empty, and no page of it is refused", async () => {
  expect((await api.get("/v1/external/site/pages?page=2")).body).toMatchObject({ items: [] });
  expect((await api.get("/v1/external/site/pages?page=0")).status).toBe(400);
});

test("an organization's manifest holds its name and icons, and an unknown slug none", async () => {
  const found = await api.get("/v1/external/site/manifest?orgSlug=keystone");
  expect(found.body).toMatchObject({
    name: "Keystone Workforce Partners",
    start_url: "/o/keystone/courses",
    icons: [{ sizes: "192x192" }, { sizes: "512x512" }],
  });
  expect((await api.get("/v1/external/site/manifest?orgSlug=nobody")).status).toBe(404);
});
