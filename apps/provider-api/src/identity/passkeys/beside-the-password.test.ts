import { afterAll, beforeAll, expect, it } from "vitest";
import { createAuthenticator, startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = <T>(path: string, body: unknown, token?: string) =>
  api.request<T>("POST", `/v1/identity/${path}`, { body, token });
const addPasskey = async (email: string) => {
  const token = await api.signIn(email);
  const { body } = await post<{ options: never }>("passkeys/begin", {}, token);
  const answer = createAuthenticator().make(body.options);
  expect((await post("passkeys", { name: "My phone", answer }, token)).status).toBe(200);
  // So that the mail about it is not the newest.
  api.wait(1);
  return token;
};
const passkeysOf = async (token: string) =>
  (await api.get<{ items: unknown[] }>("/v1/identity/passkeys", token)).body.items;
const newestMailTo = (to: string) =>
  api.services.db
    .selectFrom("outbox")
    .select(["text", "kind"])
    .where("to", "=", to)
    .where("kind", "=", "account.password-changed")
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();

it("changing the password leaves the passkeys, and the mail about it says so", async () => {
  const email = "owner@keystone.test";
  const token = await addPasskey(email);
  const change = { currentPassword: "guildway-demo", newPassword: "four quiet rivers" };
  expect((await post("password/change", change, token)).status).toBe(200);
  expect(await passkeysOf(token)).toHaveLength(1);
  expect((await newestMailTo(email)).text).toContain("Your passkeys still sign you in");
});

it("who resets a forgotten password hears how many passkeys sign in beside it", async () => {
  const email = "admin@keystone.test";
  await addPasskey(email);
  await post("password/forgot", { email });
  const token = await api.mailedToken(email);
  const { body } = await post("password/reset", { token, password: "four quiet rivers" });
  expect(body).toEqual({ changed: true, passkeys: 1 });
});

it("nothing is said of passkeys to who has none", async () => {
  const email = "admin@riverbend.test";
  await post("password/forgot", { email });
  const token = await api.mailedToken(email);
  const { body } = await post("password/reset", { token, password: "four quiet rivers" });
  expect(body).toEqual({ changed: true, passkeys: 0 });
  expect((await newestMailTo(email)).text).not.toContain("passkeys");
});

it("undoing a changed address takes the passkeys away, since a stranger may have added one", async () => {
  const email = "teacher@keystone.test";
  const token = await addPasskey(email);
  const wanted = { email: "stranger@example.test", currentPassword: "guildway-demo" };
  expect((await post("email/change", wanted, token)).status).toBe(200);
  const confirm = { token: await api.mailedToken(wanted.email), password: "guildway-demo" };
  expect((await post("email/confirm", confirm)).status).toBe(200);
  expect((await post("email/undo", { token: await api.mailedToken(email) })).status).toBe(200);
  const left = await api.services.db
    .selectFrom("passkeys")
    .select("id")
    .where("userId", "=", "user-keystone-teacher")
    .execute();
  expect(left).toEqual([]);
});
