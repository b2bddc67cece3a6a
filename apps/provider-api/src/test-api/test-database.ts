import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Kysely, sql } from "kysely";
import { inject } from "vitest";
import { openMemoryPGlite } from "../platform/database/durable-pglite.ts";
import { embeddedDialect, type OpenDatabase, openPostgres } from "../platform/database/open.ts";
import type { Database } from "../platform/database/schema.ts";
import { administer, databaseUrl } from "./make-template.ts";

/** A database of its own for a test file, with the demo world in it, on the kind that the run is for. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = await askForTemplate();
  return process.env.GUILDWAY_TEST_DATABASE === "postgres"
    ? copyOnPostgres(template)
    : copyInMemory(template);
}

/** A database of its own with what a script makes and nothing else, on the kind that the run is for. */
export async function openScriptedDatabase(script: string): Promise<OpenDatabase> {
  if (process.env.GUILDWAY_TEST_DATABASE === "postgres") {
    const database = await copyOnPostgres("template0");
    await sql.raw(script).execute(database.db);
    return database;
  }
  const pglite = await openMemoryPGlite();
  await pglite.exec(script);
  const db = new Kysely<Database>({ dialect: embeddedDialect(pglite) });
  return { db, kind: "embedded", close: () => db.destroy() };
}

async function askForTemplate(): Promise<string> {
  const { database, fault } = JSON.parse(await text(connect(inject("templateSocket")))) as {
    database: string;
    fault?: string;
  };
  if (fault) throw new Error(`The template of the test databases could not be made: ${fault}`);
  return database;
}

async function copyInMemory(template: string): Promise<OpenDatabase> {
  const pglite = await openMemoryPGlite({ loadDataDir: new Blob([readFileSync(template)]) });
  const db = new Kysely<Database>({ dialect: embeddedDialect(pglite) });
  return { db, kind: "embedded", close: () => db.destroy() };
}

async function copyOnPostgres(template: string): Promise<OpenDatabase> {
  const url = process.env.TEST_POSTGRES_URL!;
  const name = `guildway_test_${randomUUID().replaceAll("-", "")}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const database = await openPostgres(databaseUrl(url, name));
  return {
    ...database,
    async close() {
      await database.close();
      await administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
