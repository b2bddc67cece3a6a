import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { documents } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import { nextTurn } from "../../passages/turns.ts";
import type { Database } from "../../platform/database/schema.ts";
import { deleteRows, insertRows, noteFacts } from "../../records/stored-rows.ts";
import type { Passage } from "../cutting/cut-passages.ts";
import type { LibraryServices } from "./library-services.ts";

/** Few enough that a request waits for no more than a moment while they are written. */
const atOnce = 10;
/** Of what is only looked through, so many between two turns of others: as new ones, and as stored ones. */
const lookedThroughAtOnce = 500;
const readAtOnce = 50;
/** Between two writes, in times of what the last one took: the database is left to others two thirds of the time. */
const restFor = 2;
const longestRestMs = 100;

/** Whose passages they are, and what else is kept with each. */
export interface PassageOwner {
  orgId: string;
  resourceId: string;
  metadata?: Record<string, string>;
}

/**
 * Puts what was read in place of the passages that a resource has, some at a time. What stays the same keeps its id, so that
 * what cites it still does; the new stand there before the old go. `isCurrent` is asked in each transaction, with the
 * resource locked by it: where it denies, somebody else puts newer ones there, and the answer is false.
 */
export async function replacePassages(
  services: LibraryServices,
  owner: PassageOwner,
  passages: readonly Passage[],
  isCurrent: (transaction: Kysely<Database>) => Promise<boolean>,
): Promise<boolean> {
  const { db, sealer, clock } = services;
  const { wanted, prints } = await rowsOf(owner, passages);
  const places = new Map(wanted.map(({ id, position }) => [id, position]));
  const there = await passagesOf(db, owner.resourceId);
  // One that somebody has changed by hand says something else than was read.
  const kept = new Set(
    there.filter(({ id, print }) => prints.get(id) === print).map(({ id }) => id),
  );
  const by = () => ({ actor: "server", now: clock() });
  const inBatches = async <T>(
    all: readonly T[],
    write: (transaction: Kysely<Database>, some: readonly T[]) => Promise<unknown>,
  ) => {
    for (let from = 0; from < all.length; from += atOnce) {
      await nextTurn();
      const began = performance.now();
      const done = await db.transaction().execute(async (transaction) => {
        if (!(await isCurrent(transaction))) return false;
        await write(transaction, all.slice(from, from + atOnce));
        return true;
      });
      if (!done) return false;
      await setTimeout(Math.min((performance.now() - began) * restFor, longestRestMs));
    }
    return true;
  };
  const added = await inBatches(
    wanted.filter(({ id }) => !kept.has(id)),
    async (transaction, rows) => {
      const at = clock().toISOString();
      const ids = rows.map(({ id }) => id);
      await deleteRows(transaction, sealer, documents, among(ids), by());
      const made = rows.map((row) => ({ ...row, createdAt: at, updatedAt: at }));
      await insertRows(transaction, sealer, documents, made, by());
    },
  );
  if (!added) return false;
  const moved = there.filter(({ id, position }) => kept.has(id) && places.get(id) !== position);
  const placed = await inBatches(moved, async (transaction, rows) => {
    for (const { id } of rows)
      await noteFacts(transaction, documents, sql`"id" = ${id}`, { position: places.get(id) });
  });
  if (!placed) return false;
  return inBatches(
    there.filter(({ id }) => !places.has(id)),
    (transaction, rows) =>
      deleteRows(transaction, sealer, documents, among(rows.map(({ id }) => id)), by()),
  );
}

const among = (ids: readonly string[]) => sql`"id" = ANY(${ids}::text[])`;

interface WantedRow extends Passage {
  id: string;
  orgId: string;
  refId: string;
  position: number;
  metadata: Record<string, string> | null;
}

/** The passages as rows, with a print of what each says. An id is made of that and where it stands, so that reading the same again makes the same. */
async function rowsOf(
  owner: PassageOwner,
  passages: readonly Passage[],
): Promise<{ wanted: WantedRow[]; prints: ReadonlyMap<string, string> }> {
  const { orgId, resourceId, metadata = null } = owner;
  const seen = new Map<string, number>();
  const wanted: WantedRow[] = [];
  const prints = new Map<string, string>();
  for (const passage of passages) {
    if (wanted.length % lookedThroughAtOnce === 0) await nextTurn();
    const { heading, pageNumber, rawText } = passage;
    const said = JSON.stringify([resourceId, heading, pageNumber, rawText]);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    const id = hashOf("sha256", `${said} ${before}`).toString("base64url").slice(0, 22);
    prints.set(id, hashOf("md5", rawText).toString("hex"));
    const position = wanted.length + 1;
    wanted.push({ ...passage, id, orgId, refId: resourceId, position, metadata });
  }
  return { wanted, prints };
}

const hashOf = (kind: "sha256" | "md5", text: string) => createHash(kind).update(text).digest();

interface StoredPassage {
  id: string;
  position: number | null;
  print: string;
}

/** The passages of a resource, each with a print of what it says. */
async function passagesOf(db: Kysely<Database>, resourceId: string): Promise<StoredPassage[]> {
  const all: StoredPassage[] = [];
  for (;;) {
    const { rows } = await sql<StoredPassage>`
      SELECT "id", "position", md5("rawText") AS "print" FROM "documents"
      WHERE "refId" = ${resourceId} AND "id" > ${all.at(-1)?.id ?? ""}
      ORDER BY "id" LIMIT ${readAtOnce}`.execute(db);
    all.push(...rows);
    if (rows.length < readAtOnce) return all;
    await nextTurn();
  }
}
