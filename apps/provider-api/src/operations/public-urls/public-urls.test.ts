import { afterAll, beforeAll, expect, it } from "vitest";
import { makeProgramKey, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
let stored: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
  const raw = new FormData();
  raw.append("file", new Blob(["Bring your own gloves."]), "gloves.txt");
  const path = "/v1/external/aws/upload?fileExt=txt&organizationId=org-keystone";
  stored = (await api.send<{ url: string }>("POST", path, { token: admin, raw })).body.url;
});
afterAll(() => api.close());

const make = (url: string, more = "", key = "gw_demo_content_key") =>
  api.request<{ url: string; code: string }>(
    "GET",
    `/v1/api/actions/create-public-url?url=${encodeURIComponent(url)}${more}`,
    { headers: { "x-api-key": key } },
  );
const open = (url: string) => api.fetch(url.slice(url.indexOf("/v1/")));
const list = async (token = admin) =>
  (
    await api.get<{ items: { id: string; file: string; keyName: string; state: string }[] }>(
      "/v1/external/supabase/publicUrls",
      token,
    )
  ).body.items;
const revoke = (id: string, token = admin) =>
  api.request("POST", "/v1/external/public-urls/revoke", { token, body: { id } });

it("a public URL opens its file for everybody until its time is over", async () => {
  const { url } = (await make(stored, "&expires=60")).body;
  const opened = await open(url);
  expect([opened.status, await opened.text()]).toEqual([200, "Bring your own gloves."]);
  expect((await open(url.replace(/expires=\d+/, "expires=9999999999"))).status).toBe(404);
  expect((await open(url.replace(/&link=[^&]+/, ""))).status).toBe(404);
  api.wait(61);
  expect((await open(url)).status).toBe(404);
  admin = await api.signIn("admin@keystone.test");
});

it("a public URL that was taken back opens nothing, and its list says whose key made it", async () => {
  const { url } = (await make(stored)).body;
  const other = (await make(stored)).body.url;
  const id = new URL(url).searchParams.get("link")!;
  expect((await list()).find((one) => one.id === id)).toMatchObject({
    file: "gloves.txt",
    keyName: "Demo content",
  });
  expect(JSON.stringify(await list())).not.toContain("signature");
  const elsewhere = await api.signIn("admin@valley-college.test");
  expect((await list(elsewhere)).map((one) => one.id)).not.toContain(id);
  expect((await revoke(id, elsewhere)).status).toBe(404);
  expect((await revoke(id)).status).toBe(200);
  expect((await list()).find((one) => one.id === id)).toMatchObject({ state: "revoked" });
  expect((await open(url)).status).toBe(404);
  expect((await open(other)).status).toBe(200);
  expect((await revoke(id)).status).toBe(404);
});

it("another organization's file has none, nor has an address elsewhere", async () => {
  for (const [url, key] of [
    [stored, "gw_demo_valley_key"],
    ["https://elsewhere.test/a.pdf", "gw_demo_content_key"],
    [`https://elsewhere.test${stored.slice(stored.indexOf("/v1/"))}x`, "gw_demo_content_key"],
  ] as const)
    expect(await make(url, "", key), url).toMatchObject({
      status: 404,
      body: { code: "file.not-found" },
    });
});

it("a key that made as many public URLs as may work makes no more, and leaves other keys their room", async () => {
  const own = await makeProgramKey(api);
  const { url } = (await make(stored)).body;
  const { db } = api.services;
  const { id: _, ...one } = await db
    .selectFrom("fileLinks")
    .selectAll()
    .where("id", "=", new URL(url).searchParams.get("link"))
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 5000 }, (_, number) => ({ ...one, id: `link-${number}` }));
  await db.insertInto("fileLinks").values(more).execute();
  expect(await make(stored)).toMatchObject({ status: 409, body: { code: "record.too-many" } });
  expect((await make(stored, "", own)).status).toBe(200);
});
