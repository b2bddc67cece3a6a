import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { beginSession } from "./sessions.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const sessions = "/v1/identity/sessions";
const list = async (token: string) => {
  const { body } = await api.get<{ items: { id: string; current: boolean }[] }>(sessions, token);
  return body.items;
};
const statusOf = async (token: string) => (await api.get(sessions, token)).status;

it("a session that its owner ends works no longer, at once", async () => {
  const here = await api.signIn("owner@keystone.test");
  const there = await api.signIn("owner@keystone.test");
  const { id } = (await list(there)).find(({ current }) => current)!;
  const ended = await api.request("DELETE", `${sessions}/${id}`, { token: here });
  expect(ended.body).toEqual({ ended: true });
  expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
});

it("nobody ends a session of somebody else", async () => {
  const mine = await api.signIn("admin@keystone.test");
  const theirs = await api.signIn("admin@riverbend.test");
  const { id } = (await list(theirs))[0]!;
  expect((await api.request("DELETE", `${sessions}/${id}`, { token: mine })).status).toBe(404);
  expect(await statusOf(theirs)).toBe(200);
});

it("all other sessions end together, and nobody else's", async () => {
  const email = "student@keystone.test";
  const tokens = [await api.signIn(email), await api.signIn(email), await api.signIn(email)];
  const other = await api.signIn("student@riverbend.test");
  const [here = ""] = tokens;
  const ended = await api.request("DELETE", sessions, { token: here });
  expect(ended.body).toEqual({ ended: 2 });
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 401, 401]);
  expect(await statusOf(other)).toBe(200);
  expect(await list(here)).toMatchObject([{ current: true }]);
});

it("ending others where there are none is not written down, however often it is asked for", async () => {
  const token = await api.signIn("teacher@keystone.test");
  const written = async () =>
    (
      await api.services.db
        .selectFrom("auditLog")
        .select("sequence")
        .where("action", "=", "session.others-revoked")
        .where("actor", "=", "user-keystone-teacher")
        .execute()
    ).length;
  const end = () => api.request<{ ended: number }>("DELETE", "/v1/identity/sessions", { token });
  await api.signIn("teacher@keystone.test");
  expect((await end()).body.ended).toBeGreaterThan(0);
  const before = await written();
  expect((await end()).body.ended).toBe(0);
  expect(await written()).toBe(before);
});

it("who signs in again and again has a hundred sessions, those that were used last", async () => {
  const { db, clock } = api.services;
  const first = await api.signIn("owner@riverbend.test");
  const other = await api.signIn("admin@riverbend.test");
  const begun: string[] = [];
  for (let number = 0; number < 99; number++) {
    api.wait(1);
    const { sessionId } = await beginSession(db, "user-riverbend-owner", clock(), "a browser");
    begun.unshift(sessionId);
  }
  expect(await statusOf(first)).toBe(200);
  api.wait(1);
  const last = await api.signIn("owner@riverbend.test");
  expect([await statusOf(first), await statusOf(other)]).toEqual([401, 200]);
  expect((await list(last)).map(({ id }) => id).slice(1)).toEqual(begun);
});

describe("a page that would go on with a session which was ended", () => {
  const site = "http://localhost:3000";
  const post = <T>(path: string, body: unknown, headers: Record<string, string> = {}) =>
    api.request<T>("POST", `/v1/identity/${path}`, { body, headers: { origin: site, ...headers } });
  const startSession = async (email: string, password = "guildway-demo") => {
    const signedIn = await post<{ redirectTo: string }>("sign-in", {
      email,
      password,
      continueUrl: `${site}/`,
    });
    const token = new URL(signedIn.body.redirectTo).searchParams.get("token");
    const { body, headers } = await post<{ identityToken: string }>("exchange", { token });
    const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return {
      token: body.identityToken,
      renew: async () =>
        (await post<{ code: string }>("session/renew", undefined, { cookie })).body,
      signOut: () => post("session/end", undefined, { cookie }),
    };
  };

  it("hears that its person has ended it elsewhere", async () => {
    const here = await startSession("teacher@valley-college.test");
    const there = await startSession("teacher@valley-college.test");
    await api.request("DELETE", sessions, { token: there.token });
    expect(await here.renew()).toMatchObject({ code: "auth.session-revoked" });
  });

  it("hears that the password was changed", async () => {
    const here = await startSession("owner@valley-college.test");
    const there = await startSession("owner@valley-college.test");
    const change = { currentPassword: "guildway-demo", newPassword: "four quiet rivers" };
    await post("password/change", change, { authorization: `Bearer ${there.token}` });
    expect(await here.renew()).toMatchObject({ code: "auth.password-changed" });
  });

  it("hears no more than that it ended where its person signed out", async () => {
    const here = await startSession("admin@valley-college.test");
    await here.signOut();
    expect(await here.renew()).toMatchObject({ code: "auth.session-ended" });
  });

  it("hears that a copy of it was used", async () => {
    const here = await startSession("student@valley-college.test");
    await here.renew();
    api.wait(11);
    expect(await here.renew()).toMatchObject({ code: "auth.session-reused" });
  });
});
