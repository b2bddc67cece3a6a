import { resources } from "@guildway/api-contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { readingJobKind } from "../../records/queue-reading.ts";
import { noteFacts } from "../../records/stored-rows.ts";
import type { Passage } from "../cutting/cut-passages.ts";
import { readApart } from "../reading/read-apart.ts";
import { Unreadable } from "../reading/unreadable.ts";
import { type LibraryServices, limitsOf, type ReadingOptions } from "./library-services.ts";
import { replacePassages } from "./replace-passages.ts";
import { storedSource } from "./stored-source.ts";

interface Read {
  passages: Passage[];
  pages: number | null;
  isCut: boolean;
}

interface ReadResource {
  id: string;
  orgId: string;
  body: string | null;
  file: string | null;
  /** Another one where it says something else. */
  print: string;
}

/** Of what a resource is read from, and for whom. */
const print = sql`md5(concat_ws(E'\\x01', "orgId", coalesce("file", ''), coalesce("body", '')))`;
/** Who has read it meanwhile, or made its passages of a material, says so by its state. */
const isWaited = sql`"indexState" IN ('waiting', 'reading')`;

/**
 * Reads a resource that waits for it and keeps its passages. A resource that is changed meanwhile is left to the job that the
 * change asked for; what was found before is found until what is new is there.
 */
export async function readResource(
  services: LibraryServices,
  id: string,
  options: ReadingOptions = {},
): Promise<void> {
  const { db, clock } = services;
  const resource = await resourceToRead(db, id);
  if (!resource) return;
  const isUnchanged = sql`"id" = ${id} AND ${isWaited} AND ${print} = ${resource.print}`;
  const note = (facts: object) => noteFacts(db, resources, isUnchanged, { ...facts });
  await note({ indexState: "reading", indexReason: null, pagesRead: null, pages: null });
  try {
    const read = await readAll(services, resource, {
      ...options,
      onPage: (pagesRead, pages) => {
        // Whoever watches hears of the next one.
        note({ pagesRead, pages }).catch(() => undefined);
      },
    });
    const keeps = read === undefined;
    const owner = { orgId: resource.orgId, resourceId: id };
    const isDone =
      keeps ||
      (await replacePassages(services, owner, read.passages, (transaction) =>
        isCurrent(transaction, isUnchanged),
      ));
    if (!isDone) return;
    const passageCount = await passagesOf(db, id);
    await note({
      indexState: passageCount > 0 ? "ready" : "empty",
      indexReason: read?.isCut ? "tooLong" : null,
      pagesRead: read?.pages ?? null,
      pages: read?.pages ?? null,
      passageCount,
      indexedAt: clock().toISOString(),
    });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await note({ indexState: "failed", indexReason: error.reason, pagesRead: null, pages: null });
  }
}

/** Says that a resource could not be read, after the last try of a job, unless another is still to try. */
export async function giveUpReading(
  { db }: LibraryServices,
  id: string,
  subject: string,
): Promise<void> {
  const isLeft = sql`"id" = ${id} AND ${isWaited} AND NOT EXISTS (
    SELECT 1 FROM "jobs" WHERE "kind" = ${readingJobKind} AND "subject" <> ${subject}
      AND starts_with("subject", ${`${id}/`}) AND "state" <> 'failed')`;
  await noteFacts(db, resources, isLeft, { indexState: "failed", indexReason: "unreadable" });
}

async function resourceToRead(db: Kysely<Database>, id: string): Promise<ReadResource | undefined> {
  const { rows } = await sql<ReadResource>`
    SELECT "id", "orgId", "body", "file", ${print} AS "print" FROM "resources"
    WHERE "id" = ${id} AND ${isWaited}`.execute(db);
  return rows[0];
}

async function isCurrent(
  transaction: Kysely<Database>,
  isUnchanged: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM "resources" WHERE ${isUnchanged} FOR UPDATE`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Its file, else its text; undefined where it has nothing to read, and keeps what was written by hand. */
async function readAll(
  services: LibraryServices,
  { id, orgId, file, body }: ReadResource,
  options: ReadingOptions,
): Promise<Read | undefined> {
  const limits = limitsOf(options);
  if (file !== null)
    return readApart(await storedSource(services, file, orgId, options), limits, options);
  if (body?.trim()) return readApart({ kind: "typed", text: body }, limits, options);
  return (await hasReadPassages(services.db, id))
    ? { passages: [], pages: null, isCut: false }
    : undefined;
}

async function hasReadPassages(db: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM "documents" WHERE "refId" = ${id} AND "position" IS NOT NULL LIMIT 1`.execute(db);
  return rows.length > 0;
}

async function passagesOf(db: Kysely<Database>, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS "count" FROM "documents" WHERE "refId" = ${id}`.execute(db);
  return rows[0]!.count;
}
