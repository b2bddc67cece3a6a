import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

const path = "/v1/external/supabase/dashboards";
type Module = { moduleType: string; selectedIds?: string[]; display?: string };
const write = (method: "POST" | "PUT", body: object) =>
  api.request<{ id: string; shownIds: string[] }>(method, path, { token: admin, body });
const links = (...selectedIds: string[]): Module => ({
  moduleType: "LINK_WIDGETS_LIST",
  selectedIds,
});
const made = async (zones: object) => (await write("POST", { title: "Made", ...zones })).body.id;

describe("a module", () => {
  it.each<[Module, string]>([
    [links("widget-apply", "widget-gone"), "names no widget of the kind link"],
    [links("widget-valley"), "names no widget of the kind link"],
    [links("widget-open-house"), "names no widget of the kind link"],
    [links("mat-safety"), "names no widget of the kind link"],
    [
      { moduleType: "EMBED_WIDGETS_LIST", selectedIds: ["widget-apply"] },
      "names no widget of the kind embed",
    ],
    [{ moduleType: "MATERIALS_LIST", selectedIds: ["mat-valley"] }, "names no material"],
    [{ moduleType: "MATERIALS_LIST", selectedIds: ["mat-note"] }, "names no material"],
    [{ moduleType: "MATERIAL", selectedIds: ["mat-safety", "mat-first-day"] }, "shows at most 1"],
    [{ moduleType: "ASSISTANT", selectedIds: ["int-gone"] }, "names no integration"],
  ])("%j is refused where it stands", async (module, reason) => {
    const { status, body } = await write("POST", { zone2: [links("widget-news"), module] });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "record.reference-unknown",
      details: {
        faults: [{ field: "zone2", reason: expect.stringContaining(`module 2 ${reason}`) }],
      },
    });
  });

  it.each<object>([
    { moduleType: "CAROUSEL" },
    { moduleType: "MATERIAL", selectedIds: "mat-safety" },
    { moduleType: "MATERIAL", selectedIds: [{}] },
    { moduleType: "MATERIAL", styling: "red" },
    { moduleType: "MATERIAL", styling: { note: "x".repeat(2000) } },
    {},
  ])("%j has the wrong shape", async (module) => {
    const { status, body } = await write("POST", { zone1: [module] });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "input.invalid" } });
  });

  it("shows each kind, a draft among them, and keeps how", async () => {
    const zone1 = [
      links("widget-apply"),
      { moduleType: "MATERIALS_LIST", selectedIds: ["mat-draft"], display: "cards" },
      { moduleType: "MATERIAL", selectedIds: ["mat-safety"], styling: { background: "tinted" } },
    ];
    const zone3 = [
      { moduleType: "ASSISTANT", selectedIds: ["int-keystone"], display: "chatBox" },
      { moduleType: "EMBED_WIDGETS_LIST", selectedIds: ["widget-open-house"] },
      { moduleType: "MATERIAL" },
    ];
    expect(await write("POST", { activeLayout: "layout2", zone1, zone3 })).toMatchObject({
      status: 200,
      body: { activeLayout: "layout2", zone1, zone3 },
    });
  });

  it("that names what is gone can be moved, and names nothing else that is not there", async () => {
    const { body } = await api.request<{ id: string }>("POST", "/v1/external/supabase/widgets", {
      token: admin,
      body: { title: "For a week", type: "link", url: "https://keystone.test/week" },
    });
    const id = await made({ zone1: [links(body.id)] });
    await api.request("DELETE", `/v1/external/supabase/widgets?id=${body.id}`, {
      token: await api.signIn("owner@keystone.test"),
    });
    expect((await write("PUT", { id, zone1: [], zone2: [links(body.id)] })).status).toBe(200);
    const another = { moduleType: "EMBED_WIDGETS_LIST", selectedIds: [body.id] };
    expect((await write("PUT", { id, zone2: [another] })).status).toBe(422);
  });
});

it("a dashboard is found by what it shows, as its modules change", async () => {
  const shows = async (id: string) => {
    const query = `f.shownIds[ov]=${id}&select=id`;
    const { body } = await api.get<{ items: { id: string }[] }>(`${path}?${query}`, admin);
    return body.items.map((item) => item.id);
  };
  const id = await made({ zone1: [links("widget-news", "widget-apply")] });
  expect(await shows("widget-news")).toContain(id);
  await write("PUT", { id, zone1: [links("widget-apply")], zone3: [] });
  expect(await shows("widget-news")).not.toContain(id);
  expect(await shows("widget-apply")).toContain(id);
  expect((await write("POST", { shownIds: ["widget-news"] })).status).toBe(400);
});

it.each([
  ["widgets", "widget-open-house", "Welcome"],
  ["materials", "mat-first-day", "For employers"],
  ["integrations", "int-keystone", "Welcome"],
])("who would delete one of %s is told of the dashboards that show it", async (type, id, title) => {
  const { body } = await api.get<{ items: { type: string; first: { name: string }[] }[] }>(
    `/v1/external/leaning?type=${type}&id=${id}`,
    admin,
  );
  const dashboards = body.items.find((item) => item.type === "dashboards");
  expect(dashboards?.first.map(({ name }) => name)).toContain(title);
});

it("visitors do not read by which title staff know a dashboard", async () => {
  const { body } = await api.get<{ items: object[] }>(`${path}?id=dash-welcome`);
  expect(body.items[0]).not.toHaveProperty("title");
  expect(body.items[0]).not.toHaveProperty("shownIds");
});

it.each([
  ["supabase/widgets", { title: "Apply", type: "link" }],
  ["supabase/pageLinks", { title: "Apply" }],
  ["supabase/resources", { name: "Apply", type: "link" }],
])("a link of %s names no user before its host", async (way, values) => {
  const body = { ...values, url: "https://keystone.test:apply@evil.test/" };
  const answer = await api.request("POST", `/v1/external/${way}`, { token: admin, body });
  const reason = "must be a web address without a user or a password before its host";
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "input.invalid", details: { faults: [{ field: "url", reason }] } },
  });
});
