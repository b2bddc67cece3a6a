import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** What happened, by whom, to what; without private values. */
export interface AuditEntry {
  actor: string;
  orgId?: string | undefined;
  action: string;
  subject?: string | undefined;
  details?: Record<string, string | number | boolean>;
}

const lockNumber = 7_100_001;

/** Appends to the audit log, in the transaction that is given where one is; each entry carries the hash of the one before, so that a change or a gap shows. */
export async function appendAudit(
  db: Kysely<Database>,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  const append = async (transaction: Kysely<Database>) => {
    await sql`SELECT pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    const last = await transaction
      .selectFrom("auditLog")
      .select(["sequence", "hash"])
      .orderBy("sequence", "desc")
      .limit(1)
      .executeTakeFirst();
    const row = {
      sequence: (last?.sequence ?? 0) + 1,
      at: now.toISOString(),
      actor: entry.actor,
      orgId: entry.orgId ?? null,
      action: entry.action,
      subject: entry.subject ?? null,
      details: entry.details ?? {},
      previousHash: last?.hash ?? "",
    };
    await transaction
      .insertInto("auditLog")
      .values({ ...row, details: JSON.stringify(row.details), hash: hashOf(row) })
      .execute();
  };
  await (db.isTransaction ? append(db) : db.transaction().execute(append));
}

/** Entries that are read at once: the log is longer than fits into memory, and others are heard in between. */
const usuallyAtOnce = 1000;

/** Reads the whole log and says where its chain is broken, or that an entry that was its head once is not in it any more. */
export async function checkAudit(
  db: Kysely<Database>,
  head?: { sequence: number; hash: string },
  atOnce = usuallyAtOnce,
): Promise<{ entries: number; brokenAt?: number }> {
  let entries = 0;
  let previousHash = "";
  let hashAtHead: string | undefined;
  for await (const { hash, ...row } of entriesOf(db, atOnce)) {
    if (row.sequence !== entries + 1 || row.previousHash !== previousHash || hashOf(row) !== hash)
      return { entries: await countEntries(db), brokenAt: row.sequence };
    entries += 1;
    previousHash = hash;
    if (entries === head?.sequence) hashAtHead = hash;
  }
  if (head && head.sequence > 0 && hashAtHead !== head.hash)
    return { entries, brokenAt: Math.min(head.sequence, entries + 1) };
  return { entries };
}

async function* entriesOf(db: Kysely<Database>, atOnce: number) {
  let last: number | undefined;
  for (;;) {
    const rows = await db
      .selectFrom("auditLog")
      .selectAll()
      .$if(last !== undefined, (more) => more.where("sequence", ">", last!))
      .orderBy("sequence")
      .limit(atOnce)
      .execute();
    yield* rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1)!.sequence;
    await new Promise(setImmediate);
  }
}

async function countEntries(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom("auditLog")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface HashedRow {
  sequence: number;
  at: string;
  actor: string;
  orgId: string | null;
  action: string;
  subject: string | null;
  details: Record<string, unknown>;
  previousHash: string;
}

function hashOf(row: HashedRow): string {
  const details = Object.entries(row.details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = [
    row.sequence,
    row.at,
    row.actor,
    row.orgId,
    row.action,
    row.subject,
    details,
    row.previousHash,
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
