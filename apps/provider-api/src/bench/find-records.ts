import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Role } from "@guildway/api-contract";
import type { Caller } from "../access/caller.ts";
import { generateMaterials, generateUsers } from "../demo-world/generate.ts";
import { makeDemoWorld } from "../demo-world/make-demo-world.ts";
import { folderStore } from "../files/folder-store.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createSealer } from "../platform/sealing.ts";
import { searchRecords } from "../records/search/search-records.ts";
import { openEmbedded, openServer, type Subject } from "./lists.ts";

const users = 100_000;
const materials = 20_000;
const rounds = 40;

/** What people type, and what is hard to search. */
const typed = [
  ["a whole name", "Ana Brandt Lopez"],
  ["part of a name", "rand"],
  ["an address", "gen-org-keystone-0054321@generated.test"],
  ["two words in any order", "lopez nad"],
  ["a rare word", "superadmin"],
  ["a frequent beginning", "an"],
  ["what all have", "generated test"],
  ["what all materials have", "part"],
  ["two frequent ones", "an lo"],
  ["nothing", "zyxwvu"],
] as const;
const callers: readonly [string, Caller][] = [
  ["superAdmin", person("superAdmin", "org-keystone")],
  ["owner of all that", person("owner", "org-keystone")],
  ["owner of a small organization", person("owner", "org-valley")],
];

/** Searches everything among 100,000 users and 20,000 materials, as three callers. */
export async function* benchFindRecords(postgresUrl: string | undefined): AsyncGenerator<string> {
  for (const open of [openEmbedded, ...(postgresUrl ? [() => openEmpty(postgresUrl)] : [])]) {
    const subject = await open();
    const { db } = subject;
    await migrate(db);
    const folder = mkdtempSync(join(tmpdir(), "guildway-bench-files-"));
    const sealer = createSealer(Buffer.alloc(32, "bench").toString("base64"));
    const place = { db, sealer, files: folderStore(join(folder, "files")), scratch: folder };
    await makeDemoWorld(place, "http://127.0.0.1:3030");
    rmSync(folder, { recursive: true });
    const started = performance.now();
    await generateUsers(db, "org-keystone", users);
    await generateMaterials(db, "org-keystone", materials);
    await sql`VACUUM (ANALYZE)`.execute(db);
    yield `${subject.name}: ${users} users and ${materials} materials made in ${((performance.now() - started) / 1000).toFixed(0)} s, their search indexes ${await indexSize(db)}`;
    for (const [who, caller] of callers) {
      const all: number[] = [];
      for (const [what, words] of typed) {
        const times: number[] = [];
        let found = 0;
        for (let round = 0; round < rounds; round++) {
          const begun = performance.now();
          found = (await searchRecords({ db }, words, 5, caller)).length;
          times.push(performance.now() - begun);
        }
        all.push(...times);
        yield `${subject.name}, ${who}: ${what} p50 ${part(times, 0.5)} ms, p95 ${part(times, 0.95)} ms, ${found} found`;
      }
      yield `${subject.name}, ${who}: all searches p95 ${part(all, 0.95)} ms`;
    }
    await subject.close();
  }
}

/** A database of its own, without what the benches before have left. */
async function openEmpty(postgresUrl: string): Promise<Subject> {
  const server = await openServer(postgresUrl);
  const name = `guildway_find_${Date.now()}`;
  await sql`CREATE DATABASE ${sql.ref(name)}`.execute(server.db);
  await server.close();
  const own = new URL(postgresUrl);
  own.pathname = `/${name}`;
  return openServer(own.href);
}

function person(role: Role, orgId: string): Caller {
  return { kind: "user", userId: "user-bench", orgId, role, sessionId: "" };
}

async function indexSize(db: Parameters<typeof migrate>[0]): Promise<string> {
  const { rows } = await sql<{ name: string; size: string }>`
    SELECT relname AS name, pg_size_pretty(pg_relation_size(oid)) AS size FROM pg_class
    WHERE relname IN ('users', 'usersByParts', 'usersByBeginning', 'materialsByParts') ORDER BY relname`.execute(
    db,
  );
  return rows.map(({ name, size }) => `${name} ${size}`).join(", ");
}

function part(numbers: number[], share: number): string {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]!.toFixed(1);
}
