import { type Kysely, type KyselyPlugin, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { demoPassword } from "../demo-world/users.ts";
import type { Database } from "../platform/database/schema.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

const email = "teacher@keystone.test";
const userId = "user-keystone-teacher";
const theirs = "seven green lamps";

let api: TestApi;
let db: Kysely<Database>;
beforeEach(async () => {
  api = await startTestApi();
  db = api.services.db;
});
afterEach(() => api.close());

const post = (path: string, body: object, token?: string) =>
  api.request<{ code: string }>("POST", `/v1/identity/${path}`, { body, token });
const signIn = (password: string) =>
  post("sign-in", { email, password, continueUrl: "http://localhost:3000/" });

/** Lets something happen right after the next call has read a row with this column, before it goes on. */
function meanwhile(column: string, happens: () => Promise<unknown>): void {
  let waiting = true;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (waiting && result.rows.some((row) => column in row)) {
        waiting = false;
        api.services.db = db;
        await happens();
      }
      return result;
    },
  };
  api.services.db = db.withPlugin(plugin);
}

/** What the person does who finds that somebody knows their password. */
async function setsANewOne(): Promise<void> {
  await post("password/forgot", { email });
  const reset = await post("password/reset", {
    token: await api.mailedToken(email),
    password: theirs,
  });
  expect(reset.status).toBe(200);
}

it("a password that is replaced while it is being checked signs in to nothing", async () => {
  meanwhile("passwordHash", setsANewOne);
  expect(await signIn(demoPassword)).toMatchObject({
    status: 401,
    body: { code: "auth.bad-credentials" },
  });
  expect((await signIn(theirs)).status).toBe(200);
});

it("a password that is replaced while somebody else changes it stays the person's own", async () => {
  const thief = await api.signIn(email);
  meanwhile("passwordHash", setsANewOne);
  const changed = await post(
    "password/change",
    { currentPassword: demoPassword, newPassword: "what the thief wants" },
    thief,
  );
  expect(changed).toMatchObject({ status: 401, body: { code: "auth.bad-credentials" } });
  expect((await signIn("what the thief wants")).status).toBe(401);
  expect((await signIn(theirs)).status).toBe(200);
});

it("a link to a new password that is ended while it is followed sets none", async () => {
  await post("password/forgot", { email });
  const token = await api.mailedToken(email);
  meanwhile("name", async () => {
    // What undoing a change of address does to the links that went to the other one.
    await db
      .updateTable("passwordResets")
      .set({ usedAt: new Date().toISOString() })
      .where("userId", "=", userId)
      .execute();
    await post("password/forgot", { email });
  });
  const reset = await post("password/reset", { token, password: "what the thief wants" });
  expect(reset).toMatchObject({ status: 401, body: { code: "auth.link-invalid" } });
  expect((await signIn("what the thief wants")).status).toBe(401);
  expect((await signIn(demoPassword)).status).toBe(200);
});

it("no link goes to an address that is taken from its account while it is being made", async () => {
  meanwhile("passwordHash", () =>
    db.updateTable("users").set({ email: "own@keystone.test" }).where("id", "=", userId).execute(),
  );
  await post("password/forgot", { email });
  expect(await db.selectFrom("passwordResets").selectAll().execute()).toEqual([]);
});

it("a password whose owner cannot be told of it stays as it was, whatever fails or is killed between", async () => {
  const token = await api.signIn(email);
  await sql`ALTER TABLE "outbox" RENAME TO "outboxAway"`.execute(db);
  const change = { currentPassword: demoPassword, newPassword: theirs };
  expect((await post("password/change", change, token)).status).toBe(500);
  await sql`ALTER TABLE "outboxAway" RENAME TO "outbox"`.execute(db);
  expect((await signIn(theirs)).status).toBe(401);
  expect((await signIn(demoPassword)).status).toBe(200);
});
