import type { RecordDefinition } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { enqueueJobs } from "../jobs/job-queue.ts";
import type { Database } from "../platform/database/schema.ts";
import { newId } from "../platform/new-id.ts";

type Row = Record<string, unknown>;

/** The kind of jobs that read a resource; the subject is its id and, after a slash, which time it is asked for. */
export const readingJobKind = "resource";

/** What a resource is read from, or called by. */
const readFields = ["file", "body", "name", "url"] as const;

/** The values of a resource, which waits to be read where they change what is read of it. */
export function withReading(values: Row, before: Row): Row {
  const isChanged = readFields.some(
    (field) => values[field] !== undefined && values[field] !== (before[field] ?? null),
  );
  return isChanged ? { ...values, ...waiting } : values;
}

const waiting = { indexState: "waiting", indexReason: null, pagesRead: null, pages: null };

/** Has a resource read whose written values say that it waits for it, in the transaction of the write. */
export async function queueReading(
  transaction: Kysely<Database>,
  { type }: RecordDefinition,
  id: string,
  written: Row,
  now: Date,
): Promise<void> {
  if (type === "resources" && written["indexState"] === "waiting")
    // Each change asks anew: a job that is at work may have read what was there before.
    await enqueueJobs(transaction, readingJobKind, [`${id}/${newId()}`], now);
}

/** What a resource that is asked to be read again is noted as. */
export const toBeReadAgain = waiting;
