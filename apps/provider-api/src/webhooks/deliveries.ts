import type { Kysely } from "kysely";
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
  recordType: string;
  orgId: string | null;
}

const isPublicType = (type: string) => (webhookTypes as readonly string[]).includes(type);

/** Has the webhooks told of changes, in the transaction that makes them: what is taken back is told to nobody, and nothing else is forgotten. */
export async function tellOfChanges(
  transaction: Kysely<Database>,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const shown = changes.filter(({ recordType }) => isPublicType(recordType));
  const orgIds = [...new Set(shown.flatMap(({ orgId }) => orgId ?? []))];
  if (orgIds.length === 0) return;
  const targets = await transaction
    .selectFrom("webhookTargets")
    .select(["id", "orgId", "types"])
    .where("orgId", "in", orgIds)
    .where("endedAt", "is", null)
    .execute();
  const told = shown.flatMap(({ id, recordType, orgId }) =>
    targets
      .filter((target) => target.orgId === orgId && target.types.includes(recordType))
      .map((target): Told => ({ webhookId: target.id, changeId: id })),
  );
  await addDeliveries(transaction, told, now);
}

/** Puts deliveries into the queue; answers their ids. */
export async function addDeliveries(
  db: Kysely<Database>,
  told: readonly Told[],
  now: Date,
): Promise<string[]> {
  if (told.length === 0) return [];
  const createdAt = now.toISOString();
  const keptUntil = new Date(now.getTime() + keptDays * 86_400_000).toISOString();
  const rows = told.map((one) => ({ ...one, id: `msg_${newId()}`, createdAt, keptUntil }));
  await db.insertInto("webhookDeliveries").values(rows).execute();
  const ids = rows.map(({ id }) => id);
  const targets = new Map(rows.map(({ id, webhookId }) => [id, webhookId]));
  await enqueueJobs(db, webhookJob, ids, now, (id) => targets.get(id)!);
  return ids;
}
