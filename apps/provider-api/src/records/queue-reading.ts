import { documents, type RecordDefinition, resources } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import { enqueueJobs } from "../jobs/job-queue.ts";
import type { Database } from "../platform/database/schema.ts";
import { newId } from "../platform/new-id.ts";
import { noteFacts } from "./stored-rows.ts";

type Row = Record<string, unknown>;

/** The kind of jobs that read a resource; the subject is its id and, after a slash, which time it is asked for. */
export const readingJobKind = "resource";

/** What a resource is read from, and whose its passages are. Its name and address are looked up where a passage is found. */
const readFields = ["file", "body", "orgId"] as const;

const waiting = { indexState: "waiting", indexReason: null, pagesRead: null, pages: null };

/** Has a resource read whose write changes what is read of it; answers the row as it is then. */
export async function readWhatChanged(
  transaction: Kysely<Database>,
  { type }: RecordDefinition,
  before: Row,
  stored: Row,
  now: Date,
): Promise<Row> {
  const isRead =
    type === resources.type &&
    (before["id"] === undefined || readFields.some((field) => stored[field] !== before[field]));
  if (!isRead) return stored;
  const { id, orgId } = stored as { id: string; orgId: string | null };
  await queueReading(transaction, { id, orgId }, now);
  return { ...stored, ...waiting };
}

/** Has a resource read in the background, in the share of its organization and the transaction of what it is read for. */
export async function queueReading(
  transaction: Kysely<Database>,
  { id, orgId }: { id: string; orgId: string | null },
  now: Date,
): Promise<void> {
  await noteFacts(transaction, resources, sql`"id" = ${id}`, waiting);
  // Each change asks anew: a job that is at work may have read what was there before.
  await enqueueJobs(transaction, readingJobKind, [`${id}/${newId()}`], now, () => orgId);
}

/** Counts the passages of a resource of which somebody has written one, or taken one away. */
export async function countPassages(
  transaction: Kysely<Database>,
  { type }: RecordDefinition,
  { refId }: Row,
): Promise<void> {
  if (type !== documents.type || typeof refId !== "string") return;
  const count = sql`(SELECT count(*)::integer FROM "documents" WHERE "refId" = ${refId})`;
  await noteFacts(transaction, resources, sql`"id" = ${refId}`, {
    passageCount: count,
    indexState: sql`CASE WHEN "indexState" IN ('waiting', 'reading', 'failed') THEN "indexState"
      WHEN ${count} > 0 THEN 'ready' ELSE 'empty' END`,
  });
}
