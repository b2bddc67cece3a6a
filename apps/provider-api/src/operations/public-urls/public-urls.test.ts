import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

/** The rows of the key that made a URL. */
async function rowsBeside(url: string) {
  const { db } = api.services;
  const { keyId } = await db
    .selectFrom("fileLinks")
    .select("keyId")
    .where("id", "=", new URL(url).searchParams.get("link"))
    .executeTakeFirstOrThrow();
  return db.selectFrom("fileLinks").selectAll().where("keyId", "=", keyId).execute();
}

it("a key that made as many public URLs as may work makes no more, and leaves other keys their room", async () => {
  const own = await makeProgramKey(api);
  const { url } = (await make(stored, "", own)).body;
  const [one] = await rowsBeside(url);
  const more = Array.from({ length: 5000 }, (_, number) => ({ ...one!, id: `link-${number}` }));
  await api.services.db.insertInto("fileLinks").values(more).execute();
  const beyond = await make(stored, "", own);
  expect(beyond).toMatchObject({ status: 409, body: { code: "record.too-many" } });
  expect((await make(stored, "", await makeProgramKey(api))).status).toBe(200);
});

it("public URLs whose time is over leave no rows behind while a key makes others", async () => {
  const own = await makeProgramKey(api);
  for (let made = 0; made < 3; made++) await make(stored, "&expires=1", own);
  api.wait(2);
  const { url } = (await make(stored, "", own)).body;
  expect(await rowsBeside(url)).toHaveLength(1);
});

describe("with a key that everybody may know", () => {
  const from = (address: string, more = "") =>
    api.request<{ code: string }>(
      "GET",
      `/v1/api/actions/create-public-url?url=${encodeURIComponent(stored)}${more}`,
      { headers: { "x-api-key": "gw_demo_content_key", "x-forwarded-for": address } },
    );

  it("a network has sixty public URLs at a time, and takes none from others", async () => {
    for (let made = 0; made < 60; made++)
      expect((await from(`2001:db8:0:5::${made}`)).status).toBe(200);
    expect(await from("2001:db8:0:5:ffff::1")).toMatchObject({
      status: 429,
      body: { code: "limit.too-many-requests" },
    });
    expect((await from("2001:db8:0:6::1")).status).toBe(200);
    api.wait(3601);
    expect((await from("2001:db8:0:5::1")).status).toBe(200);
  });

  it("none works for longer than an hour", async () => {
    expect(await from("203.0.113.5", "&expires=3601")).toMatchObject({
      status: 400,
      body: { code: "input.invalid", details: { faults: [{ field: "expires" }] } },
    });
    expect((await from("203.0.113.5", "&expires=3600")).status).toBe(200);
    const own = await makeProgramKey(api);
    expect((await make(stored, "&expires=604800", own)).status).toBe(200);
  });

  it("making them is of the budget of what a visitor stores", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "10" });
    try {
      const headers = { "x-api-key": "gw_demo_content_key" };
      const url = "/v1/files/demo-res-handbook-----.pdf";
      const ask = () =>
        few.request("GET", `/v1/api/actions/create-public-url?url=${url}`, { headers });
      const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await few.close();
    }
  });
});

describe("when a key is revoked", () => {
  const keyWithUrl = async () => {
    const key = await makeProgramKey(api);
    const { url } = (await make(stored, "&expires=604800", key)).body;
    const id = (await rowsBeside(url))[0]!.keyId;
    return { key, url, id };
  };

  it("the public URLs that were made with it end, and those of other keys do not", async () => {
    const [{ id, url }, other] = [await keyWithUrl(), await keyWithUrl()];
    expect((await open(url)).status).toBe(200);
    const token = await api.signIn("admin@keystone.test");
    const path = "/v1/external/program-keys/revoke";
    expect((await api.request("POST", path, { token, body: { id } })).status).toBe(200);
    expect((await open(url)).status).toBe(404);
    const link = new URL(url).searchParams.get("link");
    expect((await list(token)).find((one) => one.id === link)).toMatchObject({ state: "revoked" });
    expect((await open(other.url)).status).toBe(200);
  });

  it("a call that is on its way makes none", async () => {
    const { key, id, url } = await keyWithUrl();
    const { db } = api.services;
    const revokedAt = api.services.clock().toISOString();
    let isFirst = true;
    api.services.db = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isFirst) {
          isFirst = false;
          await db.updateTable("apiKeys").set({ revokedAt }).where("id", "=", id).execute();
        }
        return result;
      },
    });
    const answer = await make(stored, "", key);
    api.services.db = db;
    expect(answer).toMatchObject({ status: 401, body: { code: "key.revoked" } });
    expect(await rowsBeside(url)).toHaveLength(1);
  });
});
