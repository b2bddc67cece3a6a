import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/database/schema.ts";
import { createAuthenticator, startTestApi, type TestApi } from "../../test-api/index.ts";
import { holdAccount } from "../hold-account.ts";
import { endAllSessions } from "../sessions.ts";

/** The embedded database makes one transaction after another, so that nothing happens meanwhile. */
const onPostgres = it.runIf(process.env.GUILDWAY_TEST_DATABASE === "postgres");
const userId = "user-keystone-teacher";

let api: TestApi;
let db: Kysely<Database>;
beforeAll(async () => {
  api = await startTestApi();
  db = api.services.db;
});
afterAll(() => api.close());

async function waiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int4 AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.waiting;
}

onPostgres("a session that is ended while it adds a passkey leaves none behind", async () => {
  const thief = await api.signIn("teacher@keystone.test");
  const path = "/v1/identity/passkeys";
  const begun = await api.request<{ options: { challenge: string } }>("POST", `${path}/begin`, {
    token: thief,
    body: {},
  });
  const answer = createAuthenticator().make(begun.body.options);
  const { adding } = await db.transaction().execute(async (transaction) => {
    await holdAccount(transaction, userId);
    const added = api.request("POST", path, { token: thief, body: { name: "Mine", answer } });
    await expect.poll(waiting).toBe(1);
    await endAllSessions(transaction, userId, "email change undone", api.services.clock());
    return { adding: added };
  });
  expect(await adding).toMatchObject({ status: 401, body: { code: "auth.session-ended" } });
  expect(await db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
});
