import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { checkAudit } from "../audit/append.ts";
import { demoPassword } from "../demo-world/users.ts";
import { sessionReply } from "./session-reply.ts";
import { mostRenewals } from "./sessions.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const site = "http://localhost:3000";
const signIn = (email: string, password = demoPassword, continueUrl = `${site}/users`) =>
  api.request<{ redirectTo: string; code: string }>("POST", "/v1/identity/sign-in", {
    body: { email, password, continueUrl },
  });
const handOff = async (email: string) =>
  new URL((await signIn(email)).body.redirectTo).searchParams.get("token") as string;
const exchange = (token: string, origin = site) =>
  api.request<{ identityToken: string; code: string }>("POST", "/v1/identity/exchange", {
    headers: { origin },
    body: { token },
  });
const cookieOf = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith("gw-session"))!;
const renew = (cookie: string, from = "192.0.2.1") =>
  api.request<{ identityToken: string }>("POST", "/v1/identity/session/renew", {
    headers: { origin: site, cookie: cookie.split(";")[0]!, "x-forwarded-for": from },
  });
const startSession = async (email: string) => {
  const answer = await exchange(await handOff(email));
  return { token: answer.body.identityToken, cookie: cookieOf(answer.headers) };
};
const isGood = async (token: string) =>
  (await api.get("/v1/external/supabase/users?limit=1", token)).status === 200;

describe("signing in", () => {
  it("CO-7.17, CO-2.3 hands the browser to /sso of the wanted site with a token and continueUrl", async () => {
    const { body } = await signIn("superadmin@guildway.test");
    const url = new URL(body.redirectTo);
    expect(url.origin + url.pathname).toBe(`${site}/sso`);
    expect(url.searchParams.get("continueUrl")).toBe(`${site}/users`);
  });

  it.each([
    "https://evil.example/",
    "http://localhost:3000@evil.example/",
    "//evil.example",
    "javascript:alert(1)",
    "blob:http://localhost:3000/users",
    "http://localhost:3000.evil.example/",
  ])("refuses the continueUrl %s", async (continueUrl) => {
    const answer = await signIn("superadmin@guildway.test", demoPassword, continueUrl);
    expect(answer).toMatchObject({ status: 400, body: { code: "auth.continue-url-refused" } });
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const wrong = await signIn("owner@riverbend.test", "not it");
    const unknown = await signIn("nobody@riverbend.test", "not it");
    expect(wrong).toMatchObject({ status: 401, body: { code: "auth.bad-credentials" } });
    expect(unknown.body.code).toBe(wrong.body.code);
  });

  it("makes who failed eight times wait, and lets them in when they have", async () => {
    for (let attempt = 0; attempt < 8; attempt++) await signIn("admin@riverbend.test", "not it");
    const refused = await signIn("admin@riverbend.test");
    expect(refused).toMatchObject({ status: 429, body: { code: "auth.too-many-attempts" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    api.wait(16 * 60);
    expect((await signIn("admin@riverbend.test")).status).toBe(200);
  });
});

describe("signing in rightly", () => {
  it("waits after 600 times in 15 minutes, since each is written down for good", async () => {
    const { db, clock } = api.services;
    const at = clock().toISOString();
    const key = "signed in user-valley-college-teacher";
    const rows = Array.from({ length: 599 }, () => ({ key, at }));
    await db.insertInto("attempts").values(rows).execute();
    const email = "teacher@valley-college.test";
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email)).status).toBe(429);
    api.wait(900);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe("a hand-off token", () => {
  it("works once", async () => {
    const token = await handOff("owner@keystone.test");
    expect((await exchange(token)).status).toBe(200);
    expect(await exchange(token)).toMatchObject({
      status: 401,
      body: { code: "auth.hand-off-invalid" },
    });
  });

  it("works for 60 seconds", async () => {
    const token = await handOff("owner@keystone.test");
    api.wait(61);
    expect((await exchange(token)).status).toBe(401);
  });

  it("works at the site that it was made for", async () => {
    const token = await handOff("owner@keystone.test");
    expect((await exchange(token, "http://localhost:3010")).status).toBe(401);
  });

  it("that is made up is refused", async () => {
    expect((await exchange("made-up")).status).toBe(401);
  });
});

describe("a session", () => {
  it("keeps its refresh token in a cookie that scripts cannot read and that only session calls get", async () => {
    const { cookie } = await startSession("owner@keystone.test");
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("Path=/v1/identity");
    expect(cookie).toContain("SameSite=Lax");
  });

  it("ends its identity tokens after minutes", async () => {
    const { token } = await startSession("owner@keystone.test");
    expect(await isGood(token)).toBe(true);
    api.wait(301);
    expect(await isGood(token)).toBe(false);
  });

  it("rotates its refresh token at each renewal", async () => {
    const { cookie } = await startSession("owner@keystone.test");
    const renewed = await renew(cookie);
    expect(renewed.status).toBe(200);
    expect(cookieOf(renewed.headers).split(";")[0]).not.toBe(cookie.split(";")[0]);
  });

  it("lets a second tab renew with the token just replaced, for ten seconds", async () => {
    const { cookie } = await startSession("owner@keystone.test");
    const first = await renew(cookie);
    api.wait(9);
    const second = await renew(cookie);
    expect(second.status).toBe(200);
    expect(await isGood(second.body.identityToken)).toBe(true);
    expect((await renew(cookieOf(first.headers))).status).toBe(200);
  });

  it("goes on where the answer to a renewal was lost and the page asked again", async () => {
    const { cookie } = await startSession("owner@keystone.test");
    const lost = cookieOf((await renew(cookie)).headers);
    const again = cookieOf((await renew(cookie)).headers);
    expect(again).toBe(lost);
    api.wait(300);
    expect((await renew(again)).status).toBe(200);
  });

  it("leads nobody in another network to the next token, however soon they ask", async () => {
    const { cookie } = await startSession("owner@keystone.test");
    const owners = cookieOf((await renew(cookie, "192.0.2.1")).headers);
    const copied = await renew(cookie, "198.51.100.7");
    expect(copied.status).toBe(200);
    expect(cookieOf(copied.headers)).toBeUndefined();
    api.wait(11);
    expect((await renew(cookie, "198.51.100.7")).status).toBe(401);
    expect((await renew(owners, "192.0.2.1")).status).toBe(401);
  });

  it("tells when it was used to the minute, not to the second", async () => {
    const { token } = await startSession("owner@keystone.test");
    const { body } = await api.get<{ items: { lastUsedAt: string }[] }>(
      "/v1/identity/sessions",
      token,
    );
    expect(body.items.map(({ lastUsedAt }) => lastUsedAt)).toEqual(
      body.items.map(() => expect.stringMatching(/T\d\d:\d\d:00\.000Z$/)),
    );
  });

  it("ends whole when a replaced token is used after the grace", async () => {
    const { cookie, token } = await startSession("owner@keystone.test");
    const renewed = await renew(cookie);
    api.wait(11);
    expect((await renew(cookie)).status).toBe(401);
    expect((await renew(cookieOf(renewed.headers))).status).toBe(401);
    expect(await isGood(token)).toBe(false);
  });

  it("ends whole when a token from two renewals ago is used", async () => {
    const { cookie } = await startSession("owner@keystone.test");
    const second = cookieOf((await renew(cookie)).headers);
    const third = cookieOf((await renew(second)).headers);
    expect((await renew(cookie)).status).toBe(401);
    expect((await renew(third)).status).toBe(401);
  });

  it("ends when it was renewed 10,000 times, since each of its tokens is kept until then", async () => {
    const { cookie } = await startSession("owner@keystone.test");
    const { db } = api.services;
    const { id } = await db
      .selectFrom("sessionFamilies")
      .select("id")
      .orderBy("createdAt", "desc")
      .executeTakeFirstOrThrow();
    await sql`INSERT INTO "retiredRefreshTokens" ("tokenHash", "familyId")
      SELECT 'spent ' || n, ${id} FROM generate_series(1, ${mostRenewals - 1}) AS n`.execute(db);
    // The first replaces none that was replaced before.
    const second = cookieOf((await renew(cookie)).headers);
    const third = cookieOf((await renew(second)).headers);
    expect((await renew(third)).status).toBe(401);
    const left = await db.selectFrom("sessionFamilies").selectAll().where("id", "=", id).execute();
    expect(left).toMatchObject([{ revokedBecause: "renewed too often" }]);
  });

  it("CO-4.4 ends with all its tokens on signing out", async () => {
    const { cookie, token } = await startSession("owner@keystone.test");
    const ended = await api.request("POST", "/v1/identity/session/end", {
      headers: { origin: site, cookie: cookie.split(";")[0]! },
    });
    expect(ended.body).toEqual({ ended: true });
    expect(await isGood(token)).toBe(false);
    expect((await renew(cookie)).status).toBe(401);
  });

  it("feels a changed role at once", async () => {
    const { token } = await startSession("teacher@riverbend.test");
    const list = () => api.get<{ total: number }>("/v1/external/supabase/users", token);
    expect((await list()).body.total).toBeGreaterThan(1);
    await api.services.db
      .updateTable("users")
      .set({ role: JSON.stringify(["student"]) as never })
      .where("id", "=", "user-riverbend-teacher")
      .execute();
    expect((await list()).body.total).toBe(1);
  });
});

describe("the audit log", () => {
  it("CO-8.6 records signing in and its refusal, without addresses or passwords, in an unbroken chain", async () => {
    await startSession("owner@keystone.test");
    await signIn("owner@keystone.test", "wrong password");
    const rows = await api.services.db.selectFrom("auditLog").selectAll().execute();
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["sign-in", "sign-in.refused"]),
    );
    expect(JSON.stringify(rows)).not.toMatch(/keystone\.test|wrong password|guildway-demo/);
    expect(await checkAudit(api.services.db)).toEqual({ entries: rows.length });
  });

  it("records sixty sign-ins of an account in 15 minutes, and lets them sign in all the same", async () => {
    const { db, clock } = api.services;
    const userId = "user-riverbend-student";
    const written = async () =>
      (
        await db
          .selectFrom("auditLog")
          .select("sequence")
          .where("actor", "=", userId)
          .where("action", "=", "sign-in")
          .execute()
      ).length;
    await sql`INSERT INTO "attempts" ("key", "at")
      SELECT ${`sign-ins written of ${userId}`}, ${clock().toISOString()}::timestamptz
      FROM generate_series(1, 59)`.execute(db);
    const before = await written();
    await startSession("student@riverbend.test");
    expect(await written()).toBe(before + 1);
    const { token } = await startSession("student@riverbend.test");
    expect(await isGood(token)).toBe(true);
    expect(await written()).toBe(before + 1);
  });

  it("cannot be changed or shortened", async () => {
    await startSession("owner@keystone.test");
    await expect(
      api.services.db.updateTable("auditLog").set({ action: "nothing" }).execute(),
    ).rejects.toThrow("append-only");
    await expect(api.services.db.deleteFrom("auditLog").execute()).rejects.toThrow("append-only");
    await expect(sql`TRUNCATE "auditLog"`.execute(api.services.db)).rejects.toThrow("append-only");
  });
});

describe("a session whose person cannot be loaded", () => {
  const reply = (userId: string) => sessionReply(api.services, userId, "a-session", new Date());

  it("CO-4.1 says that the record is not there yet, and is kept meanwhile", async () => {
    await expect(reply("user-of-tomorrow")).rejects.toMatchObject({ code: "auth.account-missing" });
  });

  it("CO-8.5 says that the organization is not there, and ends", async () => {
    const { cookie } = await startSession("student@riverbend.test");
    const of = (orgId: string) =>
      api.services.db
        .updateTable("users")
        .set({ orgId })
        .where("id", "=", "user-riverbend-student")
        .execute();
    // The database holds an organization that has people; an older one or a restored one might not.
    await sql`ALTER TABLE "users" DROP CONSTRAINT "users_orgId_fkey"`.execute(api.services.db);
    await of("org-gone");
    const answer = await renew(cookie);
    await of("org-riverbend");
    expect(answer).toMatchObject({ status: 409, body: { code: "auth.organization-missing" } });
    expect(answer.headers.getSetCookie().at(-1)).toContain("Max-Age=0");
  });
});
