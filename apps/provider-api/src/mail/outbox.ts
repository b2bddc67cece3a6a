import { type Kysely, sql } from "kysely";
import { enqueueJobs } from "../jobs/job-queue.ts";
import { withoutTurning } from "../platform/without-turning.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import { newId } from "../platform/new-id.ts";

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
  /** Seals the words until the mail is out and drops them then: for mails whose link is a secret of one person. */
  sealedWith?: Sealer;
}

/** The kind of the jobs that deliver mails, each with the id of one. */
export const mailJobKind = "mail";

/** Where the words of a mail stand, for their seal. */
export const placeOfMail = (id: string, part: "text" | "html") => `outbox/${id}/${part}`;

/** Mail programs would read other letters in an encoded word than those that were looked at here. */
const withoutEncodedWords = (text: string) => text.replaceAll("=?", "= ?");

/** Puts mails into the outbox, all or none, and answers their ids; they are delivered from there, once they are due, and stay to be read. */
export async function enqueueMails(
  db: Kysely<Database>,
  mails: readonly Mail[],
  now: Date,
  due = now,
): Promise<string[]> {
  const rows = mails.map(({ sealedWith, ...mail }) => {
    const id = newId();
    const keep = (part: "text" | "html") => {
      const read = withoutTurning(mail[part]);
      return sealedWith ? sealedWith.seal(read, placeOfMail(id, part)) : read;
    };
    return {
      ...mail,
      id,
      from: withoutEncodedWords(mail.from),
      subject: withoutEncodedWords(withoutTurning(mail.subject)),
      text: keep("text"),
      html: keep("html"),
      isSealed: sealedWith !== undefined,
      replyTo: mail.replyTo ?? null,
      createdAt: now.toISOString(),
      nextAttemptAt: due.toISOString(),
      sentAt: null,
      lastError: null,
    };
  });
  // One statement, so that no mail is kept without the job that delivers it.
  await db
    .with("mails", (insert) => insert.insertInto("outbox").values(rows).returning("id"))
    .insertInto("jobs")
    .columns(["kind", "subject", "createdAt", "dueAt"])
    .expression((mails) =>
      mails
        .selectFrom("mails")
        .select([
          sql.lit(mailJobKind).as("kind"),
          "id",
          sql<string>`${now.toISOString()}::timestamptz`.as("createdAt"),
          sql<string>`${due.toISOString()}::timestamptz`.as("dueAt"),
        ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Mails of an earlier version that wait without a job get one. */
export async function adoptWaitingMails(db: Kysely<Database>, now: Date): Promise<void> {
  const waiting = await db
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "waiting")
    .where("id", "not in", (jobs) =>
      jobs.selectFrom("jobs").select("subject").where("kind", "=", mailJobKind),
    )
    .execute();
  await enqueueJobs(
    db,
    mailJobKind,
    waiting.map(({ id }) => id),
    now,
  );
}
