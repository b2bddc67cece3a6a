import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAuthenticator, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let authenticator: ReturnType<typeof createAuthenticator>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  authenticator = createAuthenticator();
});

interface Asked {
  options: { challenge: string; user: { id: string } };
}
interface Listed {
  items: { id: string; name: string; lastUsedAt: string | null }[];
  passwordNeeded: boolean;
}
type Twist = Parameters<typeof authenticator.sign>[1];

const passkeys = "/v1/identity/passkeys";
const begin = (token: string, body = {}) =>
  api.request<Asked>("POST", `${passkeys}/begin`, { token, body });
const send = (token: string, answer: object, name = "My phone") =>
  api.request<{ id: string }>("POST", passkeys, { token, body: { name, answer } });
const add = async (token: string, twist?: Twist) =>
  send(token, authenticator.make((await begin(token)).body.options, twist));
const list = async (token: string) => (await api.get<Listed>(passkeys, token)).body;

const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(";")[0] ?? "";
const ask = async (cookie?: string) => {
  const asked = await api.request<Asked>("POST", `${passkeys}/sign-in/begin`, {
    ...(cookie && { headers: { cookie } }),
  });
  return { options: asked.body.options, cookie: cookieOf(asked.headers) };
};
const answerWith = (cookie: string, answer: object, continueUrl = "http://localhost:3000/users") =>
  api.request<{ redirectTo: string; code: string }>("POST", `${passkeys}/sign-in`, {
    headers: { cookie },
    body: { answer, continueUrl },
  });
const signIn = async (twist?: Twist) => {
  const { options, cookie } = await ask();
  return answerWith(cookie, authenticator.sign(options, twist));
};
const startSession = async (email: string) => {
  const site = "http://localhost:3000";
  const signedIn = await api.request<{ redirectTo: string }>("POST", "/v1/identity/sign-in", {
    body: { email, password: "guildway-demo", continueUrl: `${site}/` },
  });
  const began = await api.request<{ identityToken: string }>("POST", "/v1/identity/exchange", {
    headers: { origin: site },
    body: { token: new URL(signedIn.body.redirectTo).searchParams.get("token") },
  });
  const headers = { origin: site, cookie: cookieOf(began.headers) };
  const path = "/v1/identity/session/renew";
  return {
    token: began.body.identityToken,
    renew: async () =>
      (await api.request<{ identityToken: string }>("POST", path, { headers })).body.identityToken,
  };
};
const mailsTo = (to: string) =>
  api.services.db
    .selectFrom("outbox")
    .select(["subject", "bcc", "text"])
    .where("to", "=", to)
    .orderBy("createdAt")
    .execute();
const refused = { status: 401, body: { code: "auth.passkey-refused" } };
const ended = { status: 401, body: { code: "auth.challenge-ended" } };

describe("a passkey", () => {
  it.each(["android-key", "packed", "apple", "none"])(
    "is taken without reading what its authenticator attests as %s: no address in a certificate is fetched",
    async (format) => {
      const attests = { format, certificates: [new Uint8Array(40), new Uint8Array(40)] };
      const token = await api.signIn("readonly@keystone.test");
      expect((await add(token, { attests })).status).toBe(200);
      expect((await signIn()).status).toBe(200);
    },
  );

  it("signs in where the password would, without any second step", async () => {
    expect((await add(await api.signIn("owner@keystone.test"))).status).toBe(200);
    const { body } = await signIn();
    const url = new URL(body.redirectTo);
    expect(url.origin + url.pathname).toBe("http://localhost:3000/sso");
    const session = await api.request<{ user: { id: string } }>("POST", "/v1/identity/exchange", {
      headers: { origin: "http://localhost:3000" },
      body: { token: url.searchParams.get("token") },
    });
    expect(session.body.user.id).toBe("user-keystone-owner");
  });

  it("is listed to its owner with its name and when it was used, and to nobody else", async () => {
    const token = await api.signIn("admin@keystone.test");
    await add(token);
    expect((await list(token)).items).toMatchObject([{ name: "My phone", lastUsedAt: null }]);
    await signIn();
    expect((await list(token)).items[0]?.lastUsedAt).not.toBeNull();
    expect((await list(await api.signIn("admin@riverbend.test"))).items).toEqual([]);
  });

  it("is renamed and removed by its owner only", async () => {
    const token = await api.signIn("teacher@keystone.test");
    const other = await api.signIn("teacher@riverbend.test");
    const { id } = (await add(token)).body;
    const rename = (by: string) =>
      api.request("PUT", `${passkeys}/${id}`, { token: by, body: { name: "Blue key" } });
    const remove = (by: string) => api.request("DELETE", `${passkeys}/${id}`, { token: by });
    expect([(await rename(other)).status, (await remove(other)).status]).toEqual([404, 404]);
    expect((await rename(token)).body).toMatchObject({ name: "Blue key" });
    expect((await remove(token)).status).toBe(200);
    expect((await list(token)).items).toEqual([]);
  });

  it("signs nobody in once it is removed", async () => {
    const token = await api.signIn("student@riverbend.test");
    const { id } = (await add(token)).body;
    await api.request("DELETE", `${passkeys}/${id}`, { token });
    expect(await signIn()).toMatchObject({ status: 401, body: { code: "auth.passkey-unknown" } });
  });

  it("that was added or removed is told to its owner by a mail without blind copies, and is in the audit log", async () => {
    const token = await api.signIn("teacher@valley-college.test");
    const { id } = (await add(token)).body;
    await api.request("DELETE", `${passkeys}/${id}?lang=es`, { token });
    expect(await mailsTo("teacher@valley-college.test")).toMatchObject([
      { subject: "A passkey was added to your account", bcc: [] },
      { subject: "Se quitó una llave de acceso de su cuenta", bcc: [] },
    ]);
    const { db } = api.services;
    const logged = await db
      .selectFrom("auditLog")
      .select("action")
      .where("subject", "=", `passkeys/${id}`)
      .orderBy("sequence")
      .execute();
    expect(logged.map(({ action }) => action)).toEqual(["passkey.added", "passkey.removed"]);
  });
});

describe("adding a passkey", () => {
  it("asks for the password where the sign-in was more than ten minutes ago", async () => {
    const session = await startSession("owner@riverbend.test");
    expect((await list(session.token)).passwordNeeded).toBe(false);
    api.wait(11 * 60);
    const token = await session.renew();
    expect((await list(token)).passwordNeeded).toBe(true);
    expect(await begin(token)).toMatchObject({
      status: 403,
      body: { code: "auth.password-needed" },
    });
    expect(await begin(token, { currentPassword: "not it" })).toMatchObject({
      status: 401,
      body: { code: "auth.bad-credentials" },
    });
    expect((await begin(token, { currentPassword: "guildway-demo" })).status).toBe(200);
  });

  it("takes no passkey that somebody has already", async () => {
    await add(await api.signIn("owner@valley-college.test"));
    expect(await add(await api.signIn("admin@valley-college.test"))).toMatchObject({
      status: 409,
      body: { code: "record.conflict" },
    });
  });

  it.each([
    ["of another site", { origin: "http://localhost:3001" }],
    ["for another domain", { domain: "evil.example" }],
    ["that has not checked its person", { checksPerson: false }],
  ])("refuses an answer %s", async (_, twist) => {
    expect(await add(await api.signIn("student@keystone.test"), twist)).toMatchObject(refused);
  });

  it("takes each answer once, in the session that asked", async () => {
    const token = await api.signIn("student@valley-college.test");
    const other = await api.signIn("student@valley-college.test");
    const answer = authenticator.make((await begin(token)).body.options);
    expect(await send(other, answer)).toMatchObject(ended);
    expect((await send(token, answer)).status).toBe(200);
    expect(await send(token, answer)).toMatchObject(ended);
  });

  it("is done twenty times in 15 minutes at most, since it is mailed as often as it is done", async () => {
    const token = await api.signIn("teacher@riverbend.test");
    const answers = [];
    for (let tries = 0; tries < 21; tries++) {
      const { status, body } = await add(token);
      answers.push(status);
      if (status === 200) await api.request("DELETE", `${passkeys}/${body.id}`, { token });
    }
    expect(answers).toEqual([...Array(20).fill(200), 429]);
  });

  it("takes an answer for five minutes", async () => {
    const session = await startSession("student@valley-college.test");
    const answer = authenticator.make((await begin(session.token)).body.options);
    api.wait(301);
    expect(await send(await session.renew(), answer)).toMatchObject(ended);
  });
});

describe("what a passkey answers at the sign-in", () => {
  beforeEach(async () => {
    await add(await api.signIn("superadmin@guildway.test"));
  });

  it("counts once", async () => {
    const { options, cookie } = await ask();
    const answer = authenticator.sign(options);
    expect((await answerWith(cookie, answer)).status).toBe(200);
    expect(await answerWith(cookie, answer)).toMatchObject(ended);
  });

  it("counts in the browser that asked, also where two of its tabs have", async () => {
    const one = await ask();
    const two = await ask(one.cookie);
    const stranger = await ask();
    const answer = authenticator.sign(one.options);
    expect(await answerWith(stranger.cookie, answer)).toMatchObject(ended);
    expect(await answerWith("", answer)).toMatchObject(ended);
    expect((await answerWith(two.cookie, answer)).status).toBe(200);
    expect((await answerWith(two.cookie, authenticator.sign(two.options))).status).toBe(200);
  });

  it("counts for five minutes", async () => {
    const { options, cookie } = await ask();
    api.wait(301);
    expect(await answerWith(cookie, authenticator.sign(options))).toMatchObject(ended);
  });

  it.each([
    ["of another site", { origin: "http://localhost:3001" }],
    ["for another domain", { domain: "evil.example" }],
    ["that has not checked its person", { checksPerson: false }],
    ["whose count went back, as a copy's does", { counter: 1 }],
    ["that names another account", { userHandle: "c29tZWJvZHkgZWxzZQ" }],
  ])("is refused %s", async (_, twist) => {
    expect((await signIn()).status).toBe(200);
    expect(await signIn(twist)).toMatchObject(refused);
  });

  it("is refused where another key has signed it", async () => {
    const { options, cookie } = await ask();
    const stranger = createAuthenticator().sign(options);
    const forged = { ...stranger, id: authenticator.id, rawId: authenticator.id };
    expect(await answerWith(cookie, forged)).toMatchObject(refused);
  });

  it("leads to no foreign site", async () => {
    const { options, cookie } = await ask();
    const answer = authenticator.sign(options);
    expect(await answerWith(cookie, answer, "https://evil.example/")).toMatchObject({
      status: 400,
      body: { code: "auth.continue-url-refused" },
    });
  });

  it("is refused without end from one address after sixty failures, and a right one from there still signs in", async () => {
    const unknown = createAuthenticator();
    const fail = async () => {
      const { options, cookie } = await ask();
      return (await answerWith(cookie, unknown.sign(options))).status;
    };
    for (let count = 0; count < 60; count++) await fail();
    expect(await fail()).toBe(429);
    expect((await signIn()).status).toBe(200);
    expect(await fail()).toBe(429);
    api.wait(16 * 60);
  });
});

it("no more is asked of passkeys from one address than a college asks that opens its pages at once", async () => {
  api.wait(16 * 60);
  const asked = () => api.request("POST", `${passkeys}/sign-in/begin`);
  await asked();
  // As many as had asked before, but for the last.
  await sql`INSERT INTO "attempts" ("key", "at")
    SELECT "key", "at" FROM (SELECT * FROM "attempts" WHERE "key" LIKE 'passkey questions %' ORDER BY "at" DESC LIMIT 1) AS "last",
      generate_series(1, 2998)`.execute(api.services.db);
  expect((await asked()).status).toBe(200);
  expect(await asked()).toMatchObject({ status: 429, body: { code: "auth.too-many-attempts" } });
  api.wait(16 * 60);
  expect((await asked()).status).toBe(200);
});
