import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const name of ["owner", "admin", "student"])
    tokens[name] = await api.signIn(`${name}@keystone.test`);
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const make = (who: string, path: string, body: Row, key: string) => {
  const token = tokens[who];
  return api.request<Row>("POST", path, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), "idempotency-key": key },
    body,
  });
};
const resources = "/v1/external/supabase/resources";
const plans = "/v1/external/firebase/store/jobProfiles";
const plan = { OnetTitle: "Welders", OnetCode: "51-4121.00", orgId: "org-keystone" };
const named = async (table: string, column: string, name: string): Promise<number> => {
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${name}`.execute(api.services.db);
  return rows.length;
};

it.each([
  ["row", resources, { name: "Row made once" }, "resources"],
  [
    "document",
    "/v1/external/firebase/store/instructionProviders",
    { data: { name: "Document made once" } },
    "instructionProviders",
  ],
  [
    "entry",
    "/v1/external/content/location",
    { name: "Entry made once", orgId: "org-keystone" },
    "locations",
  ],
])("a %s that is asked for again under its key is answered, not made again", async (...given) => {
  const [one, path, body, table] = given;
  const key = `made-once-${one}-0001`;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => make("owner", path, body, key)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const idOf = ({ body: { id, docId, sys } }: (typeof answers)[number]) =>
    id ?? docId ?? (sys as Row)["id"];
  expect(new Set(answers.map(idOf)).size).toBe(1);
  const { name } = ("data" in body ? body.data : body) as Row;
  expect(await named(table, "name", String(name))).toBe(1);
});

it("the record is answered as it is now", async () => {
  const first = await make("owner", resources, { name: "As it was" }, "as-it-is-now-0001");
  const { id } = first.body;
  await api.request("PUT", resources, {
    headers: { authorization: `Bearer ${tokens["owner"]}` },
    body: { id, name: "As it is" },
  });
  const again = await make("owner", resources, { name: "As it was" }, "as-it-is-now-0001");
  expect(again.body).toMatchObject({ id, name: "As it is", version: 2 });
});

it("a user made under a key has the id as uid too", async () => {
  const values = { email: "once@example.test", firstName: "Once", orgId: "org-keystone" };
  const { body } = await make("admin", "/v1/external/supabase/users", values, "a-user-once-0001");
  expect(body["uid"]).toBe(body["id"]);
});

it("a plan asked for again is answered with its version, also to whom only its public columns show", async () => {
  const again = () =>
    make("student", plans, { data: { ...plan, orgId: "org-valley" } }, "plan-of-student-0001");
  const first = await again();
  expect(await again()).toMatchObject({
    status: 200,
    body: { docId: first.body["docId"], version: 1 },
  });
});

it("nobody who knows a maker and their key finds the id", async () => {
  const { body } = await make(
    "owner",
    resources,
    { name: "Not to be found" },
    "made-once-00000001",
  );
  const whose = ["made once", "resources", "user", "user-keystone-owner", "made-once-00000001"];
  for (const known of [whose, whose.slice(1)]) {
    const digest = createHash("sha256").update(JSON.stringify(known)).digest();
    expect(body["id"]).not.toBe(digest.subarray(0, 16).toString("base64url"));
  }
});

it("what opened a record opens none that is made anew under its key once it is deleted", async () => {
  const invites = "/v1/external/firebase/store/invites";
  const invite = (accessCode: string) => ({
    data: { orgId: "org-keystone", inviteType: "workforce", accessCode, email: "first@corp.test" },
  });
  const first = await make("admin", invites, invite("111222"), "invite-anew-0001");
  const id = String(first.body["docId"]);
  const { body } = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id, table: "invites", accessCode: "111222" },
  });
  const read = async () =>
    (
      await api.request<{ items: Row[] }>("GET", `${invites}?id=${id}`, {
        headers: { "x-access-grant": body.grant },
      })
    ).body.items[0];
  expect(await read()).toMatchObject({ email: "first@corp.test" });
  await api.request("DELETE", `${invites}?id=${id}`, {
    headers: { authorization: `Bearer ${tokens["admin"]}` },
  });
  const anew = await make("admin", invites, invite("333444"), "invite-anew-0001");
  expect(anew.body["docId"]).toBe(id);
  expect(await read()).toEqual({ id, hasAccessCode: true });
});

it("the key of one person says nothing of another's, nor of another type", async () => {
  const key = "one-key-of-several-0001";
  const owners = await make("owner", resources, { name: "The owner's" }, key);
  const admins = await make("admin", resources, { name: "The admin's" }, key);
  expect(admins.body).toMatchObject({ name: "The admin's" });
  expect(admins.body["id"]).not.toBe(owners.body["id"]);
  const group = await make(
    "owner",
    "/v1/external/supabase/resourceGroups",
    { title: "A group" },
    key,
  );
  expect(group.body).toMatchObject({ title: "A group" });
});

it("visitors, who share no name, each make their own", async () => {
  const [one, other] = [
    await make("nobody", plans, { data: plan }, "key-of-visitors-0001"),
    await make("nobody", plans, { data: plan }, "key-of-visitors-0001"),
  ];
  expect(one!.status).toBe(200);
  expect(other!.body["docId"]).not.toBe(one!.body["docId"]);
});

it.each(["short", "with blanks in between", "x".repeat(81)])("%j is no key", async (key) => {
  const { status, body } = await make("owner", resources, { name: "Keyless" }, key);
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: "input.invalid", details: { faults: [{ field: "idempotency-key" }] } },
  });
  expect(await named("resources", "name", "Keyless")).toBe(0);
});

it("a plan asked for again gives its maker no more time to edit it than they were given", async () => {
  // A token ends sooner.
  const again = async () => {
    tokens["student"] = await api.signIn("student@keystone.test");
    return make("student", plans, { data: plan }, "plan-for-a-day-0001");
  };
  const first = (await again()).body;
  api.wait(23 * 3600);
  const { editGrant } = (await again()).body;
  expect(editGrant).toEqual(expect.any(String));
  const change = async () =>
    (
      await api.request("PUT", plans, {
        headers: { "x-edit-grant": String(editGrant) },
        body: { id: first["docId"], data: { OnetTitle: "Welders and cutters" } },
      })
    ).status;
  expect(await change()).toBe(200);
  api.wait(2 * 3600);
  expect(await change()).not.toBe(200);
  expect((await again()).body).toEqual({ docId: first["docId"], version: expect.any(Number) });
});
