import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.services.db
    .updateTable("organizations")
    .set({
      billing: JSON.stringify({ plan: "yearly" }) as never,
      notificationEmail: "plans@keystone.test",
    })
    .where("id", "=", "org-keystone")
    .execute();
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const path = "/v1/external/content/organization/org-keystone";
const users = "/v1/external/supabase/users";

describe("an organization", () => {
  it("shows its billing and where its notifications go to who runs it, not to students and programs", async () => {
    const owner = await api.get<Row>(path, await api.signIn("owner@keystone.test"));
    expect(owner.body).toMatchObject({ billing: { plan: "yearly" } });
    for (const role of ["student", "teacher"]) {
      const { body } = await api.get<Row>(path, await api.signIn(`${role}@keystone.test`));
      expect(body).toMatchObject({ slug: "keystone" });
      expect(body).not.toHaveProperty("billing");
      expect(body).not.toHaveProperty("notificationEmail");
    }
    const program = await api.request<Row>("GET", path, {
      headers: { "x-api-key": "gw_demo_content_key" },
    });
    expect(program.body).not.toHaveProperty("billing");
  });

  it("cannot be searched by its billing or notification address by students and programs", async () => {
    const student = await api.signIn("student@keystone.test");
    const list = (filter: string) =>
      api.get(`/v1/external/content/organization?${filter}`, student);
    expect((await list("f.notificationEmail[ilike]=plans")).status).toBe(400);
    expect((await list("select=billing")).status).toBe(400);
    expect((await list("order=notificationEmail")).status).toBe(400);
  });

  it("has its billing and slug changed by a superAdmin only, everything else by its owner", async () => {
    const owner = await api.signIn("owner@keystone.test");
    for (const body of [{ billing: { plan: "free" } }, { slug: "valley" }])
      expect(await api.request("PUT", path, { token: owner, body })).toMatchObject({
        status: 403,
        body: { code: "access.forbidden" },
      });
    const frameAncestors = ["https://partner.example"];
    expect(
      (await api.request("PUT", path, { token: owner, body: { frameAncestors } })).status,
    ).toBe(200);
    const superAdmin = await api.signIn("superadmin@guildway.test");
    const body = { billing: { plan: "free" } };
    expect((await api.request("PUT", path, { token: superAdmin, body })).status).toBe(200);
  });
});

describe("who has courseReadOnly", () => {
  it("does not lift it, from themselves or by an account that they make", async () => {
    const token = await api.signIn("readonly@keystone.test");
    const lift = (id: string) =>
      api.request("PUT", users, { token, body: { id, courseReadOnly: false } });
    expect((await lift("user-keystone-readonly")).status).toBe(403);
    const made = await api.request<Row>("POST", users, {
      token,
      body: { orgId: "org-keystone", firstName: "Second", lastName: "Self", role: ["superAdmin"] },
    });
    expect(made.body).toMatchObject({ courseReadOnly: true });
    expect((await lift(String(made.body["id"]))).status).toBe(403);
  });
});

describe("the e-mail address of a user", () => {
  it("that somebody changes is written to the audit log without the address, and ends links and sessions", async () => {
    const { db } = api.services;
    const student = await api.signIn("student@riverbend.test");
    const ask = { email: "student@riverbend.test" };
    await api.request("POST", "/v1/identity/password/forgot", { body: ask });
    const token = await api.signIn("owner@riverbend.test");
    const body = { id: "user-riverbend-student", email: "moved@riverbend.test" };
    expect((await api.request("PUT", users, { token, body })).status).toBe(200);
    const entry = await db
      .selectFrom("auditLog")
      .selectAll()
      .where("action", "=", "email.changed")
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor: "user-riverbend-owner",
      subject: "users/user-riverbend-student",
    });
    expect(JSON.stringify(entry)).not.toContain("@");
    const open = await db
      .selectFrom("passwordResets")
      .selectAll()
      .where("userId", "=", "user-riverbend-student")
      .where("usedAt", "is", null)
      .execute();
    expect(open).toEqual([]);
    expect((await api.get(users, student)).status).toBe(401);
  });
});
