import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { newId } from "../records/write-record.ts";

/** A mail as it is composed; text and html say the same. */
export interface Mail {
  kind: string;
  orgId: string | null;
  from: string;
  to: string;
  replyTo?: string;
  bcc: string[];
  subject: string;
  text: string;
  html: string;
}

/** Puts mails into the outbox, all or none, and answers their ids; they are delivered from there and stay to be read. */
export async function enqueueMails(
  db: Kysely<Database>,
  mails: readonly Mail[],
  now: Date,
): Promise<string[]> {
  const rows = mails.map((mail) => ({
    ...mail,
    id: newId(),
    replyTo: mail.replyTo ?? null,
    createdAt: now.toISOString(),
    nextAttemptAt: now.toISOString(),
    sentAt: null,
    lastError: null,
  }));
  await db.insertInto("outbox").values(rows).execute();
  return rows.map(({ id }) => id);
}
