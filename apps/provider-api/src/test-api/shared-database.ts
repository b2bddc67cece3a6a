import { sql } from "kysely";
import { migrate } from "../platform/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "../platform/database/open.ts";
import { databaseUrl } from "./make-template.ts";
import { openTestDatabase } from "./test-database.ts";

/** A database that a second process can open: PostgreSQL at the same time, the embedded one after us. */
export interface SharedDatabase {
  env: Record<string, string>;
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

/** Opens such a database, empty, with what lies in files in a folder. */
export function openSharedDatabase(folder: string): Promise<SharedDatabase> {
  return process.env.GUILDWAY_TEST_DATABASE === "postgres" ? onPostgres(folder) : inFolder(folder);
}

async function inFolder(folder: string): Promise<SharedDatabase> {
  const open = () => openDatabase({ dataDir: folder });
  const fresh = await open();
  await migrate(fresh.db);
  await fresh.close();
  return { env: { DATA_DIR: folder, DATABASE_URL: "" }, open, remove: async () => undefined };
}

async function onPostgres(folder: string): Promise<SharedDatabase> {
  const copy = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(copy.db);
  const url = databaseUrl(process.env["TEST_POSTGRES_URL"]!, rows[0]!.name);
  return {
    env: { DATABASE_URL: url, DATA_DIR: folder },
    open: () => openDatabase({ databaseUrl: url, dataDir: folder }),
    remove: () => copy.close(),
  };
}
