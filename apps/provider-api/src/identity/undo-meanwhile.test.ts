import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoPassword } from "../demo-world/users.ts";
import { placeOfMail } from "../mail/outbox.ts";
import type { Database } from "../platform/database/schema.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

/** The embedded database makes one transaction after another, so that nothing happens meanwhile. */
const onPostgres = it.runIf(process.env.GUILDWAY_TEST_DATABASE === "postgres");
const own = "teacher@keystone.test";

let api: TestApi;
let db: Kysely<Database>;
beforeAll(async () => {
  api = await startTestApi();
  db = api.services.db;
});
afterAll(() => api.close());

const post = (path: string, body: object, token?: string) =>
  api.request("POST", `/v1/identity/${path}`, { body, token });

/** The token of the link that undoes a change, as it was mailed to the address before. */
async function undoLinkTo(email: string): Promise<string> {
  const { id, text } = await db
    .selectFrom("outbox")
    .select(["id", "text"])
    .where("to", "=", email)
    .where("kind", "=", "account.address-changed")
    .executeTakeFirstOrThrow();
  const opened = api.services.sealer.open(text, placeOfMail(id, "text"));
  return /[?&]token=([\w-]+)/.exec(opened)?.[1] ?? "";
}

/** Makes calls that all wait before they write into the audit log, each begun when the one before waits. */
async function whileNoneIsWrittenDown(...calls: (() => Promise<{ status: number }>)[]) {
  const answers = await db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE "auditLog" IN EXCLUSIVE MODE`.execute(transaction);
    const begun: Promise<{ status: number }>[] = [];
    for (const call of calls) {
      begun.push(call());
      await expect.poll(waiting).toBe(begun.length);
    }
    return { begun };
  });
  return (await Promise.all(answers.begun)).map(({ status }) => status);
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int4 AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.waiting;
}

onPostgres("a second change that is being made is undone with the first", async () => {
  const thief = await api.signIn(own);
  const ask = async (email: string) => {
    await post("email/change", { email, currentPassword: demoPassword }, thief);
    return api.mailedToken(email);
  };
  const confirm = async (token: string) => post("email/confirm", { token, password: demoPassword });
  expect((await confirm(await ask("first@intruder.test"))).status).toBe(200);
  const undo = await undoLinkTo(own);
  const second = await ask("second@intruder.test");
  const statuses = await whileNoneIsWrittenDown(
    () => confirm(second),
    () => post("email/undo", { token: undo }),
  );
  expect(statuses).toEqual([200, 200]);
  const again = await post("email/undo", { token: await undoLinkTo("first@intruder.test") });
  expect(again).toMatchObject({ status: 401, body: { code: "auth.link-invalid" } });
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", "user-keystone-teacher")
    .executeTakeFirstOrThrow();
  expect(user.email).toBe(own);
});
