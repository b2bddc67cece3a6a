import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

interface Made {
  id: string;
  key: string;
  code: string;
}
/** A token lasts for minutes. */
const later = async (seconds: number) => {
  api.wait(seconds);
  admin = await api.signIn("admin@keystone.test");
};
const make = (body: object, token: string | undefined = admin) =>
  api.request<Made>("POST", "/v1/external/program-keys", { token, body });
const rotate = (body: object, token: string | undefined = admin) =>
  api.request<Made>("POST", "/v1/external/program-keys/rotate", { token, body });
const revoke = (id: string, token: string | undefined = admin) =>
  api.request<{ code: string }>("POST", "/v1/external/program-keys/revoke", {
    token,
    body: { id },
  });
const ask = (key: string, path: string) =>
  api.request<{ code: string }>("GET", path, { headers: { "x-api-key": key } });
const read = (key: string, list = "courses") => ask(key, `/v1/api/content/${list}`);
const list = async (token = admin) =>
  (
    await api.get<{ items: Record<string, unknown>[] }>(
      "/v1/external/supabase/programKeys?limit=200",
      token,
    )
  ).body.items;

it("a key reads content until it is revoked, and both are in the audit log", async () => {
  const { id, key } = (await make({ name: "Course catalogue" })).body;
  expect((await read(key)).status).toBe(200);
  expect((await revoke(id)).status).toBe(200);
  expect((await read(key)).status).toBe(401);
  expect((await revoke(id)).status).toBe(404);
  const audited = await api.services.db
    .selectFrom("auditLog")
    .select("action")
    .where("subject", "=", `programKeys/${id}`)
    .orderBy("sequence")
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    "program-key.created",
    "program-key.revoked",
  ]);
});

it("a key is answered once: its list says its name and its end, and nothing that opens", async () => {
  const { id, key } = (await make({ name: "Once" })).body;
  const listed = (await list()).find((one) => one["id"] === id)!;
  expect(Object.keys(listed).toSorted()).toEqual([
    "createdAt",
    "earlierUntil",
    "expiresAt",
    "id",
    "lastUsedAt",
    "name",
    "orgId",
    "revokedAt",
    "rotatedAt",
    "scopes",
    "state",
    "updatedAt",
    "version",
  ]);
  expect(JSON.stringify(await list())).not.toContain(key);
  const stored = await api.services.db
    .selectFrom("apiKeys")
    .selectAll()
    .where("id", "=", id)
    .execute();
  expect(JSON.stringify(stored)).not.toContain(key);
});

it("keys are made and ended by administrators, each for their own organization", async () => {
  expect((await make({ name: "No" }, await api.signIn("teacher@keystone.test"))).status).toBe(403);
  expect((await make({ name: "No", orgId: "org-valley" })).status).toBe(404);
  const superAdmin = await api.signIn("superadmin@guildway.test");
  const foreign = (await make({ name: "Valley", orgId: "org-valley" }, superAdmin)).body;
  expect((await list()).map(({ id }) => id)).not.toContain(foreign.id);
  expect((await revoke(foreign.id)).status).toBe(404);
  expect((await make({ name: "No", orgId: "org-nowhere" }, superAdmin)).status).toBe(404);
  expect((await revoke(foreign.id, superAdmin)).status).toBe(200);
});

it("a limited key opens the lists and the action that it names, by every path, and says of no other what is there", async () => {
  const { key } = (await make({ name: "Courses only", scopes: ["courses"] })).body;
  expect((await read(key)).status).toBe(200);
  const outside = { status: 403, body: { code: "key.out-of-scope" } };
  const action = "/v1/api/actions/create-public-url?url=https%3A%2F%2Felsewhere.test%2Fa.pdf";
  for (const path of [
    "/v1/api/content/resources",
    "/v1/api/content/nothing",
    "/v1/external/supabase/resources?id=res-pay",
    "/v1/external/supabase/materials?id=mat-safety",
    action,
  ]) {
    const answer = await ask(key, path);
    if (path.endsWith("nothing")) expect(answer.status).toBe(404);
    else expect(answer, path).toMatchObject(outside);
  }
  expect((await ask(key, "/v1/external/site")).status).toBe(200);
  const forFiles = (await make({ name: "Files only", scopes: ["createPublicUrl"] })).body.key;
  expect(await ask(forFiles, action)).toMatchObject({ body: { code: "file.not-found" } });
  expect(await read(forFiles)).toMatchObject(outside);
});

it("a key that has expired is refused with the reason, and leaves its place to another", async () => {
  const at = (seconds: number) =>
    new Date(api.services.clock().getTime() + seconds * 1000).toISOString();
  const { id, key } = (await make({ name: "One minute", expiresAt: at(60) })).body;
  expect((await read(key)).status).toBe(200);
  api.wait(61);
  expect(await read(key)).toMatchObject({ status: 401, body: { code: "key.expired" } });
  expect(await rotate({ id })).toMatchObject({ status: 409, body: { code: "program-key.ended" } });
  const late = await make({ name: "Late", expiresAt: at(-1) });
  expect(late).toMatchObject({
    status: 400,
    body: { details: { faults: [{ field: "expiresAt" }] } },
  });
});

/** Has a key make a public URL of a file, and answers its path. */
async function share(key: string, seconds: number): Promise<string> {
  const raw = new FormData();
  raw.append("file", new Blob(["Bring your own gloves."]), "gloves.txt");
  const upload = "/v1/external/aws/upload?fileExt=txt&organizationId=org-keystone";
  const { url } = (await api.send<{ url: string }>("POST", upload, { token: admin, raw })).body;
  const path = `/v1/api/actions/create-public-url?expires=${seconds}&url=${encodeURIComponent(url)}`;
  const { body } = await api.request<{ url: string }>("GET", path, {
    headers: { "x-api-key": key },
  });
  return body.url.slice(body.url.indexOf("/v1/"));
}

it("a public URL ends with the key that made it, however long it was to work", async () => {
  const at = (seconds: number) =>
    new Date(api.services.clock().getTime() + seconds * 1000).toISOString();
  const { key } = (await make({ name: "Two minutes", expiresAt: at(120) })).body;
  const [long, short] = [await share(key, 604_800), await share(key, 60)];
  const statuses = async () => [(await api.fetch(long)).status, (await api.fetch(short)).status];
  expect(await statuses()).toEqual([200, 200]);
  api.wait(61);
  expect(await statuses()).toEqual([200, 404]);
  api.wait(60);
  expect(await statuses()).toEqual([404, 404]);
});

it("a rotated key has a new secret, and its old one goes on for as long as was chosen", async () => {
  const { id, key } = (await make({ name: "Rotated" })).body;
  const second = (await rotate({ id, keepsHours: 2 })).body.key;
  expect((await read(key)).status).toBe(200);
  expect((await read(second)).status).toBe(200);
  await later(2 * 3600);
  expect(await read(key)).toMatchObject({ status: 401, body: { code: "key.replaced" } });
  const third = (await rotate({ id, keepsHours: 0 })).body.key;
  expect(await read(second)).toMatchObject({ body: { code: "key.replaced" } });
  expect(await read(key)).toMatchObject({ body: { code: "key.unknown" } });
  expect((await rotate({ id, keepsHours: 169 })).status).toBe(400);
  const fourth = (await rotate({ id })).body.key;
  await revoke(id);
  for (const one of [third, fourth])
    expect(await read(one)).toMatchObject({ status: 401, body: { code: "key.revoked" } });
  expect((await rotate({ id })).status).toBe(404);
  expect((await rotate({ id }, await api.signIn("admin@valley-college.test"))).status).toBe(404);
});

it("a public URL ends no later than the secret that made it, also one made while a new one is there", async () => {
  const { id, key } = (await make({ name: "Leaked" })).body;
  const before = await share(key, 604_800);
  const second = (await rotate({ id, keepsHours: 1 })).body.key;
  const [late, ofSecond] = [await share(key, 604_800), await share(second, 604_800)];
  const statuses = () =>
    Promise.all([before, late, ofSecond].map(async (path) => (await api.fetch(path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await later(3600);
  expect(await statuses()).toEqual([404, 404, 200]);
  await rotate({ id, keepsHours: 0 });
  expect(await statuses()).toEqual([404, 404, 404]);
});

it("the use of a key is counted by the day", async () => {
  const { id, key } = (await make({ name: "Counted" })).body;
  await Promise.all([read(key), read(key, "resources"), read(key)]);
  await api.services.keyUse.flush();
  await read(key);
  await api.services.keyUse.flush();
  await later(86_400);
  await read(key);
  await api.services.keyUse.flush();
  const { body } = await api.get<{ items: { uses: object[]; lastUsedAt: string }[] }>(
    `/v1/external/supabase/programKeys?id=${id}`,
    admin,
  );
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const now = api.services.clock().getTime();
  expect(body.items[0]).toMatchObject({
    uses: [
      { day: day(now), count: 1 },
      { day: day(now - 86_400_000), count: 4 },
    ],
    lastUsedAt: api.services.clock().toISOString(),
  });
});

it("an organization has at most twenty keys at a time, however many are asked for at once", async () => {
  const owner = await api.signIn("owner@riverbend.test");
  const made = await Promise.all(
    Array.from({ length: 24 }, (_, number) => make({ name: `Key ${number}` }, owner)),
  );
  const good = made.filter(({ status }) => status === 200);
  expect(good).toHaveLength(20);
  expect(made.find(({ status }) => status !== 200)?.body.code).toBe("record.too-many");
  await revoke(good[0]!.body.id, owner);
  expect((await make({ name: "Room again" }, owner)).status).toBe(200);
});

it("an organization makes sixty keys in 15 minutes, also where each is revoked before the next", async () => {
  const { db, clock } = api.services;
  api.wait(900);
  const at = clock().toISOString();
  const key = "new program keys of org-valley";
  const rows = Array.from({ length: 59 }, () => ({ key, at }));
  await db.insertInto("attempts").values(rows).execute();
  const owner = await api.signIn("owner@valley-college.test");
  const { status, body } = await make({ name: "The sixtieth" }, owner);
  expect(status).toBe(200);
  await revoke(body.id, owner);
  expect((await make({ name: "One more" }, owner)).body.code).toBe("limit.too-many-requests");
});
