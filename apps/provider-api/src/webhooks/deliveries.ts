import { type Kysely, sql } from "kysely";
import { webhookTypes } from "@guildway/api-contract";
import { enqueueJobs } from "../jobs/job-queue.ts";
import type { Database } from "../platform/database/schema.ts";
import { newId } from "../platform/new-id.ts";

/** The kind of the jobs that deliver. */
export const webhookJob = "webhook";

const keptDays = 30;

/** What happened to a record, as the journal has it. */
export interface Told {
  changeId: number | null;
  webhookId: string;
}

/** A change in the journal of which somebody may want to know. */
export interface Change {
  id: number;
  table: string;
  recordType: string;
  action: string;
  orgId: string | null;
  readFrom: string | null;
}

/** Of a change in the journal, the resource that its passage was read from; null of whatever else. One that staff write has no place among those that were read. */
export const readFrom = sql<string | null>`CASE WHEN "recordChanges"."table" = 'documents'
  THEN CASE WHEN "recordChanges"."after" ->> 'position' IS NOT NULL
    THEN "recordChanges"."after" ->> 'refId'
    WHEN "recordChanges"."before" ->> 'position' IS NOT NULL
    THEN "recordChanges"."before" ->> 'refId' END END`;

/** Whether programs can see it: a course is the published class, whose draft is nobody's. */
const isPublic = ({ table, recordType, action }: Change) =>
  (webhookTypes as readonly string[]).includes(table) &&
  !(recordType === "class" && action === "update");

/** For so long the passages that are read of a document are told as one. */
const togetherMs = 30_000;

/** Has the webhooks told of changes, in the transaction that makes them: what is taken back is told to nobody, and nothing else is forgotten. */
export async function tellOfChanges(
  transaction: Kysely<Database>,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const shown = changes.filter(isPublic);
  const orgIds = [...new Set(shown.flatMap(({ orgId }) => orgId ?? []))];
  if (orgIds.length === 0) return;
  const targets = await transaction
    .selectFrom("webhookTargets")
    .select(["id", "orgId", "types"])
    .where("orgId", "in", orgIds)
    .where("endedAt", "is", null)
    .execute();
  const toldTo = (some: readonly Change[]) =>
    some.flatMap(({ id, table, orgId }) =>
      targets
        .filter((target) => target.orgId === orgId && target.types.includes(table))
        .map((target): Told => ({ webhookId: target.id, changeId: id })),
    );
  const alone = shown.filter((change) => change.readFrom === null);
  await addDeliveries(transaction, toldTo(alone), now);
  const documents = new Map(
    shown.flatMap((change) => (change.readFrom === null ? [] : [[change.readFrom, change]])),
  );
  for (const [resourceId, change] of documents) {
    const told: Told[] = [];
    for (const one of toldTo([change]))
      if (!(await waitsToTell(transaction, one.webhookId, resourceId))) told.push(one);
    await addDeliveries(transaction, told, now, togetherMs);
  }
}

/** Whether a webhook is still to be told of the passages of a document; the message is held back until this transaction ends, so that it tells of these as well. */
async function waitsToTell(
  transaction: Kysely<Database>,
  webhookId: string,
  resourceId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM "jobs"
    JOIN "webhookDeliveries" ON "webhookDeliveries"."id" = "jobs"."subject"
    JOIN "recordChanges" ON "recordChanges"."id" = "webhookDeliveries"."changeId"
    WHERE "jobs"."kind" = ${webhookJob} AND "jobs"."share" = ${webhookId}
      AND "jobs"."state" = 'waiting' AND ${readFrom} = ${resourceId}
    LIMIT 1 FOR UPDATE OF "jobs" SKIP LOCKED`.execute(transaction);
  return rows.length > 0;
}

/** Puts deliveries into the queue; answers their ids. */
export async function addDeliveries(
  db: Kysely<Database>,
  told: readonly Told[],
  now: Date,
  laterMs = 0,
): Promise<string[]> {
  if (told.length === 0) return [];
  const createdAt = now.toISOString();
  const keptUntil = new Date(now.getTime() + keptDays * 86_400_000).toISOString();
  const rows = told.map((one) => ({ ...one, id: `msg_${newId()}`, createdAt, keptUntil }));
  await db.insertInto("webhookDeliveries").values(rows).execute();
  const ids = rows.map(({ id }) => id);
  const targets = new Map(rows.map(({ id, webhookId }) => [id, webhookId]));
  const due = new Date(now.getTime() + laterMs);
  await enqueueJobs(db, webhookJob, ids, due, (id) => targets.get(id)!);
  return ids;
}
