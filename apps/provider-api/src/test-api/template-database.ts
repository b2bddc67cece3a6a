import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PGliteDialect } from "kysely";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openMemoryPGlite } from "../database/durable-pglite.ts";
import { migrate } from "../database/migrate.ts";
import { openPostgres } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { folderStore } from "../files/folder-store.ts";
import { createSealer } from "../identity/sealing.ts";
import { loadStarterSet, type OccupationTables } from "../occupations/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    templateDatabase: string;
    /** The folder with the files of the demo world. */
    templateFiles: string;
  }
}

/** Seals the private values of the demo world of tests. */
export const testMasterKey = Buffer.alloc(32, "guildway").toString("base64");

/** Makes the demo world once; each test file then works on a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres =
    project.config.env.GUILDWAY_TEST_DATABASE === "postgres"
      ? process.env.TEST_POSTGRES_URL
      : undefined;
  const folder = mkdtempSync(join(tmpdir(), "guildway-template-"));
  project.provide("templateFiles", join(folder, "files"));
  const remove = await (postgres
    ? postgresTemplate(project, postgres, folder)
    : embeddedTemplate(project, folder));
  return async () => {
    await remove();
    rmSync(folder, { recursive: true });
  };
}

async function embeddedTemplate(
  project: TestProject,
  folder: string,
): Promise<() => Promise<void>> {
  const pglite = await openMemoryPGlite();
  await fill(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }), folder);
  const path = join(folder, "template.tar");
  writeFileSync(path, Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer()));
  await pglite.close();
  project.provide("templateDatabase", path);
  return async () => undefined;
}

async function postgresTemplate(
  project: TestProject,
  url: string,
  folder: string,
): Promise<() => Promise<void>> {
  const name = `guildway_template_${randomUUID().replaceAll("-", "")}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0`);
  const database = await openPostgres(databaseUrl(url, name));
  await fill(database.db, folder);
  await database.close();
  project.provide("templateDatabase", name);
  return () => administer(url, `DROP DATABASE ${name} WITH (FORCE)`);
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
