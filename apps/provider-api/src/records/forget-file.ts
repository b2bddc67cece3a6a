import { fieldsOf, type RecordDefinition, records, resources } from "@guildway/api-contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { removalJobKind } from "../files/remove-bytes.ts";
import { isSignature } from "../files/signatures.ts";
import { nameInUrl } from "../files/stored-file.ts";
import { enqueueJobs } from "../jobs/job-queue.ts";
import type { Database } from "../platform/database/schema.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Forgets the file of a resource that is deleted or has another file now: who holds an address of it reads it no more. One
 * that another record names stays.
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
  if (name === undefined || (await isNamed(transaction, name))) return;
  const forgotten = await transaction
    .deleteFrom("files")
    .where("name", "=", name)
    .where("orgId", "=", String(orgId))
    .returning("key")
    .executeTakeFirst();
  if (forgotten) await enqueueJobs(transaction, removalJobKind, [forgotten.key], now);
}

/** Whether a record names a stored file, in a field of its own, in a list, or in a draft, or what was signed does. */
async function isNamed(db: Kysely<Database>, name: string): Promise<boolean> {
  if (await isSignature({ db }, name)) return true;
  for (const definition of Object.values<RecordDefinition>(records)) {
    const named = columnsOf(definition).map((column) => names(column, name));
    if (named.length === 0) continue;
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(definition.table)} WHERE ${sql.join(named, sql` OR `)} LIMIT 1`.execute(
      db,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

const names = (column: string, name: string): RawBuilder<unknown> =>
  inLists.includes(column)
    ? sql`strpos(${sql.ref(column)}::text, ${name}) > 0`
    : sql`${sql.ref(column)} = ${`/v1/files/${name}`}`;

const inLists = ["cdnFiles", "integration", "draft"];

function columnsOf(definition: RecordDefinition): string[] {
  const fields = fieldsOf(definition);
  const own = Object.keys(fields).filter((name) => fields[name]!.file || inLists.includes(name));
  return definition.way === "entries" ? [...own, "draft"] : own;
}
