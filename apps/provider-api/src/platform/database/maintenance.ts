import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

const everyMinutes = 10;

/** PGlite has neither autovacuum nor automatic checkpoints, so the server schedules both. */
export function keepEmbeddedDatabaseTidy(db: Kysely<Database>): { stop(): void } {
  let writesSeen = -1;
  const timer = setInterval(async () => {
    try {
      const { rows } = await sql<{ writes: number }>`
        SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int8 AS writes FROM pg_stat_user_tables`.execute(
        db,
      );
      const writes = rows[0]?.writes ?? 0;
      if (writes !== writesSeen) {
        writesSeen = writes;
        await sql`VACUUM (ANALYZE)`.execute(db);
        await sql`CHECKPOINT`.execute(db);
      }
    } catch (error) {
      console.error(
        JSON.stringify({
          level: "error",
          event: "database.maintenance-failed",
          reason: String(error),
        }),
      );
    }
  }, everyMinutes * 60_000);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
