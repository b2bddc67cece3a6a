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
const make = (body: object, token: string | undefined = admin) =>
  api.request<Made>("POST", "/v1/external/program-keys", { token, body });
const revoke = (id: string, token: string | undefined = admin) =>
  api.request<{ code: string }>("POST", "/v1/external/program-keys/revoke", {
    token,
    body: { id },
  });
const read = (key: string) =>
  api.request("GET", "/v1/api/content/courses", { headers: { "x-api-key": key } });
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
  expect(Object.keys(listed).toSorted()).toEqual(
    ["createdAt", "id", "name", "orgId", "revokedAt", "updatedAt", "version"].toSorted(),
  );
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
