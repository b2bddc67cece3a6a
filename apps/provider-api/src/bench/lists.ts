import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CompiledQuery, Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { users } from "@guildway/api-contract";
import type { Caller } from "../access/caller.ts";
import { openDurablePGlite } from "../platform/database/durable-pglite.ts";
import { postgresTypes } from "../platform/database/wire-types.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { Database } from "../platform/database/schema.ts";
import { generateUsers } from "../demo-world/generate.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { folderStore } from "../files/folder-store.ts";
import { createSealer } from "../platform/sealing.ts";
import { listRecords } from "../records/list-records.ts";

/** One database under test: the query builder's way in, and the bare driver's. */
export interface Subject {
  name: string;
  db: Kysely<Database>;
  raw(query: CompiledQuery): Promise<unknown>;
  close(): Promise<void>;
}

const caller: Caller = {
  kind: "user",
  userId: "user-keystone-owner",
  orgId: "org-keystone",
  role: "owner",
  sessionId: "",
};
const query: [string, string][] = [["limit", "200"]];
const rounds = 60;
const sealer = createSealer(Buffer.alloc(32, "bench").toString("base64"));
const clock = () => new Date();
const seen: CompiledQuery[] = [];

/**
 * Compares a list of 200 users as the API makes it (parsing, policy, SQL) with the same SQL on the bare driver, with
 * 1,000 and with 100,000 users, in one process and one run. A benchmark reports; it never fails.
 */
export async function* benchLists(postgresUrl: string | undefined): AsyncGenerator<string> {
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openServer(postgresUrl)] : [])]) {
    const subject = await open();
    await migrate(subject.db);
    const folder = mkdtempSync(join(tmpdir(), "guildway-bench-files-"));
    const place = { db: subject.db, sealer, files: folderStore(join(folder, "files")) };
    await makeDemoWorld({ ...place, scratch: folder }, "http://127.0.0.1:3030");
    rmSync(folder, { recursive: true });
    const medians: number[] = [];
    for (const size of [1000, 100_000]) {
      await generateUsers(subject.db, "org-keystone", size - (medians.length === 0 ? 0 : 1000));
      const { ours, bare } = await compare(subject);
      medians.push(ours);
      const extra = Math.round((ours / bare - 1) * 100);
      yield `${subject.name}, ${size.toLocaleString("en-US")} users: list of 200 ${ours.toFixed(2)} ms, same SQL on the driver ${bare.toFixed(2)} ms, ${extra} % over`;
    }
    yield `${subject.name}: 100,000 users take ${(medians[1]! / medians[0]!).toFixed(2)} times as long as 1,000`;
    await subject.close();
  }
}

async function compare({ db, raw }: Subject): Promise<{ ours: number; bare: number }> {
  seen.length = 0;
  await listRecords({ db, sealer, clock }, users, query, { caller });
  const statements = [...seen];
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await timed(() => listRecords({ db, sealer, clock }, users, query, { caller })));
    bare.push(
      await timed(async () => {
        for (const statement of statements) await raw(statement);
      }),
    );
  }
  return { ours: median(ours), bare: median(bare) };
}

export async function openEmbedded(): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), "guildway-bench-"));
  const pglite = await openDurablePGlite(folder);
  return {
    name: "embedded",
    db: new Kysely<Database>({
      dialect: new PGliteDialect({ pglite }),
      log: remember,
    }),
    raw: ({ sql, parameters }) => pglite.query(sql, [...parameters]),
    async close() {
      await pglite.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function openServer(connectionString: string): Promise<Subject> {
  const pool = new pg.Pool({ connectionString, max: 2, types: postgresTypes });
  return {
    name: "PostgreSQL",
    db: new Kysely<Database>({
      dialect: new PostgresDialect({ pool }),
      log: remember,
    }),
    raw: ({ sql, parameters }) => pool.query(sql, [...parameters]),
    close: () => pool.end(),
  };
}

/** A database of its own, without what the benches before have left. */
export async function openEmpty(postgresUrl: string): Promise<Subject> {
  const server = await openServer(postgresUrl);
  const name = `guildway_large_${Date.now()}`;
  await sql`CREATE DATABASE ${sql.ref(name)}`.execute(server.db);
  await server.close();
  const own = new URL(postgresUrl);
  own.pathname = `/${name}`;
  return openServer(own.href);
}

function remember({ query: ran }: { query: CompiledQuery }): void {
  seen.push(ran);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
