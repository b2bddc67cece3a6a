import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "../../test-api/index.ts";

it.runIf(process.env.GUILDWAY_TEST_DATABASE === "postgres")(
  "a database server that drops its connections costs no more than the calls under way",
  async () => {
    const { db, close } = await openTestDatabase();
    await sql`SELECT 1`.execute(db);
    await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
    const one = async () => (await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows[0]?.one;
    await expect.poll(() => one().catch(() => undefined)).toBe(1);
    await close();
  },
);
