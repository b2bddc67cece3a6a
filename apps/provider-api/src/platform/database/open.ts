import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { requireDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { openDurablePGlite } from "./durable-pglite.ts";
import { inTurn } from "./in-turn-dialect.ts";
import { keepEmbeddedDatabaseTidy } from "./maintenance.ts";
import type { Database } from "./schema.ts";
import { postgresTypes } from "./wire-types.ts";

/** An open database, of either kind. */
export interface OpenDatabase {
  db: Kysely<Database>;
  kind: "embedded" | "postgres";
  close(): Promise<void>;
}

/** Opens PostgreSQL where `databaseUrl` is set, else the embedded database in the data folder, which it takes for itself. */
export async function openDatabase(settings: {
  databaseUrl?: string;
  dataDir: string;
}): Promise<OpenDatabase> {
  if (settings.databaseUrl) {
    requireDataFolder(settings.dataDir);
    return openPostgres(settings.databaseUrl);
  }
  const lock = lockDataFolder(settings.dataDir);
  try {
    const pglite = await openDurablePGlite(join(settings.dataDir, "database"));
    const db = new Kysely<Database>({ dialect: embeddedDialect(pglite) });
    const tidying = keepEmbeddedDatabaseTidy(db);
    return {
      db,
      kind: "embedded",
      async close() {
        tidying.stop();
        await sql`CHECKPOINT`.execute(db);
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** How the embedded database is spoken to, over its one connection. */
export const embeddedDialect = (pglite: PGlite) => inTurn(new PGliteDialect({ pglite }), 1);

const poolSize = 10;

/** A call that waits longer than its caller does is given up; the longest query of a migration is shorter. */
const longestQueryMs = 300_000;
const longestConnectMs = 10_000;
/** What waits for a lock or holds one in a transaction that does nothing is given up, so that others have its connection. */
const longestWaits = "-c lock_timeout=60000 -c idle_in_transaction_session_timeout=120000";

/** Opens a pool on a PostgreSQL server. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    options: `-c TimeZone=UTC ${longestWaits}`,
    // The other side may vanish without a word.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: longestConnectMs,
    query_timeout: longestQueryMs,
    types: postgresTypes,
  });
  // A connection that breaks while idle is replaced; unheard, its error would end the process.
  pool.on("error", (error) => reportLostConnection(error));
  pool.on("connect", (client) => client.on("error", reportLostConnection));
  const db = new Kysely<Database>({ dialect: inTurn(new PostgresDialect({ pool }), poolSize) });
  try {
    await sql`SELECT 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const { message, code } = error as { message?: string; code?: string };
    const host = URL.parse(connectionString)?.host ?? "the address";
    throw new Error(`PostgreSQL at ${host} (DATABASE_URL) cannot be opened: ${message || code}`, {
      cause: error,
    });
  }
  return { db, kind: "postgres", close: () => db.destroy() };
}

function reportLostConnection(error: Error): void {
  if ((error as { code?: string }).code === endedByAdministrator) return;
  console.error(
    JSON.stringify({ level: "error", event: "database.connection-lost", reason: error.message }),
  );
}

/** PostgreSQL's own word for a connection that was closed on purpose. */
const endedByAdministrator = "57P01";
