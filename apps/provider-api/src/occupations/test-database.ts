import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { up as occupations } from "../platform/database/migrations/0002-occupations.ts";
import { up as occupationData } from "../platform/database/migrations/0017-occupation-data.ts";
import {
  occupationTableNames,
  type OccupationTables,
} from "../platform/database/occupation-tables.ts";

/** For tests: empty occupation tables, in memory, or in a schema of their own on the PostgreSQL server that the run is for. */
export async function openTestDatabase(): Promise<{
  db: Kysely<OccupationTables>;
  close(): Promise<void>;
}> {
  const server =
    process.env["GUILDWAY_TEST_DATABASE"] === "postgres"
      ? process.env["TEST_POSTGRES_URL"]
      : undefined;
  const { db, close } = server === undefined ? openInMemory() : await openOnServer(server);
  for (const up of [occupations, occupationData]) await up(db as unknown as Kysely<unknown>);
  return { db, close };
}

/** Takes every row out again, so that tests of one file can share a database. */
export async function emptyTables(db: Kysely<OccupationTables>): Promise<void> {
  for (const table of occupationTableNames) await db.deleteFrom(table).execute();
}

function openInMemory() {
  const db = new Kysely<OccupationTables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  return { db, close: () => db.destroy() };
}

async function openOnServer(connectionString: string) {
  const schema = `occupations_${randomUUID().replaceAll("-", "")}`;
  const pool = new pg.Pool({ connectionString, options: `-c search_path=${schema}` });
  const db = new Kysely<OccupationTables>({ dialect: new PostgresDialect({ pool }) });
  await sql`create schema ${sql.id(schema)}`.execute(db);
  return {
    db,
    async close() {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
      await db.destroy();
    },
  };
}
