import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PGliteDialect } from "kysely";
import pg from "pg";
import { openMemoryPGlite } from "../platform/database/durable-pglite.ts";
import { migrate } from "../platform/database/migrate.ts";
import { openPostgres } from "../platform/database/open.ts";
import type { Database } from "../platform/database/schema.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { folderStore } from "../files/folder-store.ts";
import { createSealer } from "../platform/sealing.ts";
import { loadStarterSet, type OccupationTables } from "../occupations/index.ts";

/** Seals the private values of the demo world of tests. */
export const testMasterKey = Buffer.alloc(32, "guildway").toString("base64");

/** The demo world once, of which each test file then takes a copy. */
export interface Template {
  /** A file on the embedded kind, a database's name on PostgreSQL. */
  database: string;
  remove(): Promise<void>;
}

/** Makes the template: its files in `folder`, its database on PostgreSQL at `postgresUrl`, or embedded without one. */
export function makeTemplate(folder: string, postgresUrl: string | undefined): Promise<Template> {
  return postgresUrl ? postgresTemplate(postgresUrl, folder) : embeddedTemplate(folder);
}

async function embeddedTemplate(folder: string): Promise<Template> {
  const pglite = await openMemoryPGlite();
  await fill(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }), folder);
  const path = join(folder, "template.tar");
  writeFileSync(path, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  return { database: path, remove: async () => undefined };
}

async function postgresTemplate(url: string, folder: string): Promise<Template> {
  const name = `guildway_template_${randomUUID().replaceAll("-", "")}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0`);
  const database = await openPostgres(databaseUrl(url, name));
  await fill(database.db, folder);
  await database.close();
  return {
    database: name,
    remove: () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Runs one statement on the PostgreSQL server itself. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function fill(db: Kysely<Database>, folder: string): Promise<void> {
  await migrate(db);
  await loadStarterSet(db.$pickTables<keyof OccupationTables>());
  const place = {
    db,
    sealer: createSealer(testMasterKey),
    files: folderStore(join(folder, "files")),
    scratch: join(folder, "uploads"),
  };
  await makeDemoWorld(place, "http://127.0.0.1:3030");
}
