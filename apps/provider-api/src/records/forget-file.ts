import { type RecordDefinition, records, resources } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { isShownBy } from "../files/naming-records.ts";
import { removalJobKind } from "../files/remove-bytes.ts";
import { isSignature } from "../files/signatures.ts";
import { nameInUrl } from "../files/stored-file.ts";
import { enqueueJobs } from "../jobs/job-queue.ts";
import type { Database } from "../platform/database/schema.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Forgets the file of a resource that is deleted or has another file now: who holds an address of it reads it no more. One
 * that another record names or shows in a text stays, and so does one that everybody reads, which whoever named it did not
 * make theirs.
 */
export async function forgetFile(
  transaction: Kysely<Database>,
  { type }: RecordDefinition,
  before: Row,
  after: Row | undefined,
  now: Date,
): Promise<void> {
  if (type !== resources.type) return;
  const { file, orgId } = before;
  const name = typeof file === "string" && file !== after?.["file"] ? nameInUrl(file) : undefined;
  if (name === undefined || (await isNamed(transaction, { name, orgId: String(orgId) }))) return;
  const forgotten = await transaction
    .deleteFrom("files")
    .where("name", "=", name)
    .where("orgId", "=", String(orgId))
    .where("isPublic", "=", false)
    .returning("key")
    .executeTakeFirst();
  if (forgotten) await enqueueJobs(transaction, removalJobKind, [forgotten.key], now);
}

/** Whether a record names a stored file, or what was signed does. */
const isNamed = async (
  db: Kysely<Database>,
  file: { name: string; orgId: string },
): Promise<boolean> =>
  (await isSignature({ db }, file.name)) || isShownBy(db, Object.values(records), file);
