import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../demo-world/users.ts";
import { placeOfMail } from "../mail/outbox.ts";
import { mailSignInLink } from "./mail-sign-in-link.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  // The addresses of the attackers stand in a header of our own front server.
  api = await startTestApi();
});
afterAll(() => api.close());

const site = "http://localhost:3000";
const signIn = (
  email: string,
  {
    password = demoPassword,
    from = "192.0.2.1",
    cookie = "",
    state = undefined as string | undefined,
  } = {},
) =>
  api.request<{ redirectTo: string; code: string }>("POST", "/v1/identity/sign-in", {
    body: { email, password, continueUrl: `${site}/`, ...(state && { state }) },
    headers: { "x-forwarded-for": from, ...(cookie && { cookie }) },
  });
const browserOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("gw-browser"))
    ?.split(";")[0];
const attack = async (email: string, times: number) => {
  for (let tries = 0; tries < times; tries++)
    await signIn(email, { password: "not it", from: `203.0.113.${tries + 1}` });
};
const linksTo = async (email: string) => {
  const { db, sealer } = api.services;
  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("to", "=", email)
    .where("kind", "=", "account.sign-in-link")
    .execute();
  return mails.map(
    (mail) =>
      /[?&]token=([\w-]+)/.exec(sealer.open(mail.text, placeOfMail(mail.id, "text")))?.[1] ?? "",
  );
};

describe("the cookie of a known browser", () => {
  it.each(["%00", "%0D%0Ax: 1", "a%3B Domain=b.test", "a".repeat(99)])(
    "what is no token of ours in it is not sent back: %j",
    async (value) => {
      const cookie = `gw-browser.${api.services.settings.instance}=${value}`;
      const answer = await signIn("student@valley-college.test", { cookie });
      expect(answer.status).toBe(200);
      expect(browserOf(answer.headers)).toMatch(/^gw-browser\.[\w-]+=[\w-]{43}$/);
    },
  );
});

describe("wrong passwords of others", () => {
  it("keep nobody out of a browser that they have signed in with", async () => {
    const email = "owner@riverbend.test";
    const cookie = browserOf((await signIn(email)).headers)!;
    expect(cookie).toMatch(/^gw-browser\./);
    await attack(email, 12);
    expect((await signIn(email, { cookie })).status).toBe(200);
  });

  it("keep nobody out of a browser that others have signed in with since", async () => {
    const email = "teacher@keystone.test";
    const first = browserOf((await signIn(email)).headers)!;
    const second = browserOf((await signIn("student@keystone.test", { cookie: first })).headers)!;
    await attack(email, 12);
    expect((await signIn(email, { cookie: second })).status).toBe(200);
    expect(browserOf((await signIn(email, { cookie: second })).headers)).toBeUndefined();
    const others = first.replace(/=.*/, `=${second.split("=")[1]!.split(".")[0]}`);
    expect((await signIn(email, { cookie: others })).body.code).toBe("auth.link-needed");
  });

  it("make another browser ask for a mailed link, which signs in once", async () => {
    const email = "admin@riverbend.test";
    await attack(email, 8);
    expect(await signIn(email)).toMatchObject({ status: 401, body: { code: "auth.link-needed" } });
    const [token] = await linksTo(email);
    const finish = () =>
      api.request<{ redirectTo: string }>("POST", "/v1/identity/sign-in/finish", {
        body: { token },
      });
    const finished = await finish();
    expect(finished.body.redirectTo).toContain(`${site}/sso?token=`);
    expect(browserOf(finished.headers)).toMatch(/^gw-browser\./);
    expect(await finish()).toMatchObject({ status: 401, body: { code: "auth.link-invalid" } });
  });

  it("are answered like the right one while a link is needed, and send no mail", async () => {
    const email = "teacher@riverbend.test";
    await attack(email, 8);
    const wrong = await signIn(email, { password: "not it either" });
    expect(wrong).toMatchObject({ status: 401, body: { code: "auth.link-needed" } });
    expect(await linksTo(email)).toEqual([]);
    await attack("nobody@riverbend.test", 8);
    expect((await signIn("nobody@riverbend.test")).body.code).toBe("auth.link-needed");
  });

  it("make an address wait as often as the right one does, so that nobody learns by it which was right", async () => {
    const email = "admin@valley-college.test";
    await attack(email, 8);
    const codeAfter = async (fifth: string, from: string) => {
      for (const password of ["not it", "not it", "not it", "not it", fifth])
        await signIn(email, { password, from });
      return (await signIn(email, { password: "not it", from })).body.code;
    };
    expect(await codeAfter("not it", "198.51.100.21")).toBe("auth.too-many-attempts");
    expect(await codeAfter(demoPassword, "198.51.100.22")).toBe("auth.too-many-attempts");
  });

  it("bring one link where two are asked for at the same moment", async () => {
    const email = "teacher@keystone.test";
    const user = { id: "user-keystone-teacher", email, orgId: "org-keystone" };
    const asked = { continueUrl: `${site}/`, state: null, lang: "en" } as const;
    await Promise.all([1, 2].map(() => mailSignInLink(api.services, user, asked)));
    expect(await linksTo(email)).toHaveLength(1);
  });

  it("bring no link to an address that is taken from the account meanwhile", async () => {
    const email = "admin@keystone.test";
    await attack(email, 8);
    const held = await api.holdAfterAnswer(() => signIn(email));
    expect(held.answered).toMatchObject({ status: 401, body: { code: "auth.link-needed" } });
    await api.services.db
      .updateTable("users")
      .set({ email: "own@keystone.test" })
      .where("id", "=", "user-keystone-admin")
      .execute();
    await held.release();
    expect(await linksTo(email)).toEqual([]);
  });

  it("at what is no account count against no other limit", async () => {
    const email = "student@keystone.test";
    await attack(`reset ${email}`, 8);
    const asked = await api.request("POST", "/v1/identity/password/forgot", { body: { email } });
    expect(asked.status).toBe(200);
  });

  it("bring at most one link in 15 minutes, which ends after 15 minutes", async () => {
    const email = "student@riverbend.test";
    await attack(email, 8);
    for (let times = 0; times < 3; times++) await signIn(email);
    const links = await linksTo(email);
    expect(links).toHaveLength(1);
    api.wait(15 * 60 + 1);
    const late = await api.request("POST", "/v1/identity/sign-in/finish", {
      body: { token: links[0] },
    });
    expect(late).toMatchObject({ status: 401, body: { code: "auth.link-invalid" } });
  });
});

describe("wrong passwords from one address", () => {
  it("make that address wait ever longer at that account, and no other address", async () => {
    const email = "owner@valley-college.test";
    const from = "198.51.100.7";
    for (let tries = 0; tries < 5; tries++)
      expect((await signIn(email, { password: "not it", from })).status).toBe(401);
    const refused = await signIn(email, { from });
    expect(refused).toMatchObject({ status: 429, body: { code: "auth.too-many-attempts" } });
    expect((await signIn(email, { from: "198.51.100.8" })).status).toBe(200);
    api.wait(Number(refused.headers.get("retry-after")));
    expect((await signIn(email, { from })).status).toBe(200);
  });

  it("in a browser that is known make it wait as well, whoever sits at it now", async () => {
    const email = "teacher@valley-college.test";
    const cookie = browserOf((await signIn(email)).headers)!;
    for (let tries = 0; tries < 8; tries++)
      expect((await signIn(email, { password: "not it", cookie })).status).toBe(401);
    expect((await signIn(email, { cookie })).status).toBe(429);
  });
});

describe("a new password", () => {
  it("forgets the browsers that knew the old one", async () => {
    const email = "student@valley-college.test";
    const signedIn = await signIn(email);
    const cookie = browserOf(signedIn.headers)!;
    const token = await api.signIn(email);
    const changed = await api.request("POST", "/v1/identity/password/change", {
      token,
      body: { currentPassword: demoPassword, newPassword: "seven green lamps" },
    });
    expect(changed.status).toBe(200);
    await attack(email, 8);
    const again = await signIn(email, { cookie, password: "seven green lamps" });
    expect(again.body.code).toBe("auth.link-needed");
  });
});

describe("a hand-off", () => {
  const state = "a-state-of-sixteen-or-more";
  const tokenIn = (redirectTo: string) => new URL(redirectTo).searchParams.get("token");
  const exchange = (body: object) =>
    api.request<{ code: string }>("POST", "/v1/identity/exchange", {
      headers: { origin: site },
      body,
    });

  it("is taken by the browser that asked for it", async () => {
    const { body } = await signIn("owner@keystone.test", { state });
    expect((await exchange({ token: tokenIn(body.redirectTo), state })).status).toBe(200);
  });

  it("in a browser that has not asked is kept until its person says that it is they", async () => {
    const { body } = await signIn("owner@keystone.test", { state });
    const token = tokenIn(body.redirectTo);
    const refused = { status: 409, body: { code: "auth.hand-off-not-asked-for" } };
    expect(await exchange({ token })).toMatchObject(refused);
    expect(await exchange({ token, state: `${state}-other` })).toMatchObject(refused);
    const whose = await api.request("POST", "/v1/identity/exchange/whose", {
      headers: { origin: site },
      body: { token },
    });
    expect(whose.body).toMatchObject({ email: "owner@keystone.test" });
    expect((await exchange({ token, confirmed: true })).status).toBe(200);
  });

  it("that nobody asked for is not taken by a browser that asked for another", async () => {
    const { body } = await signIn("owner@keystone.test");
    expect((await exchange({ token: tokenIn(body.redirectTo), state })).status).toBe(409);
  });
});
