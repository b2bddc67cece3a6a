import type { Kysely } from "kysely";
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

/** Where the words of a mail stand, for their seal. */
export const placeOfMail = (id: string, part: "text" | "html") => `outbox/${id}/${part}`;

/** Puts mails into the outbox, all or none, and answers their ids; they are delivered from there and stay to be read. */
export async function enqueueMails(
  db: Kysely<Database>,
  mails: readonly Mail[],
  now: Date,
): Promise<string[]> {
  const rows = mails.map(({ sealedWith, ...mail }) => {
    const id = newId();
    const keep = (part: "text" | "html") =>
      sealedWith ? sealedWith.seal(mail[part], placeOfMail(id, part)) : mail[part];
    return {
      ...mail,
      id,
      text: keep("text"),
      html: keep("html"),
      isSealed: sealedWith !== undefined,
      replyTo: mail.replyTo ?? null,
      createdAt: now.toISOString(),
      nextAttemptAt: now.toISOString(),
      sentAt: null,
      lastError: null,
    };
  });
  await db.insertInto("outbox").values(rows).execute();
  return rows.map(({ id }) => id);
}
