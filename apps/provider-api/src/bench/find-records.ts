import { sql } from "kysely";
import type { Caller } from "../access/caller.ts";
import type { Subject } from "./lists.ts";
import { largeWorlds, materials, part, person, users } from "./large-world.ts";
import { searchRecords } from "../records/search/search-records.ts";

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
  for await (const subject of largeWorlds(postgresUrl)) {
    const { db } = subject;
    yield `${subject.name}: ${users} users and ${materials} materials, their search indexes ${await indexSize(db)}`;
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
  }
}

async function indexSize(db: Subject["db"]): Promise<string> {
  const { rows } = await sql<{ name: string; size: string }>`
    SELECT relname AS name, pg_size_pretty(pg_relation_size(oid)) AS size FROM pg_class
    WHERE relname IN ('users', 'usersByParts', 'usersByBeginning', 'materialsByParts') ORDER BY relname`.execute(
    db,
  );
  return rows.map(({ name, size }) => `${name} ${size}`).join(", ");
}
