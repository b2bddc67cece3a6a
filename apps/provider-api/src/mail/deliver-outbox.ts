import type { Selectable } from "kysely";
import type { JobKind } from "../jobs/job-kind.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import type { Platform } from "../platform/platform.ts";
import { mailJobKind, placeOfMail } from "./outbox.ts";

const mostAttempts = 8;
const longestError = 500;

/** A mail as it is handed over. */
export interface OutgoingMail {
  id: string;
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  bcc: string[];
  subject: string;
  text: string;
  html: string;
}

/** The mail server took the copies of a mail and not the mail. */
export class RecipientRefused extends Error {
  /** Whether it would say the same tomorrow. */
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.isForGood = isForGood;
  }
}

/** Takes mails out of the house; throws where one could not be handed over. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
}

/** Delivering mails as jobs: each goes out once, by whichever process has it in hand. */
export function mailJobs(
  { db, clock, sealer }: Pick<Platform, "db" | "clock" | "sealer">,
  transport: MailTransport,
): JobKind {
  const setFailed: JobKind["failed"] = async (id, { attempts, isLast, error }) => {
    await db
      .updateTable("outbox")
      .set({
        status: isLast ? "failed" : "waiting",
        attempts,
        lastError: String(error).slice(0, longestError),
      })
      .where("id", "=", id)
      .where("status", "=", "waiting")
      .execute();
  };
  return {
    kind: mailJobKind,
    mostAttempts,
    async run(id) {
      const mail = await db
        .selectFrom("outbox")
        .selectAll()
        .where("id", "=", id)
        .where("status", "=", "waiting")
        .executeTakeFirst();
      if (!mail) return;
      try {
        await transport.deliver(outgoing(mail, sealer));
      } catch (error) {
        if (!(error instanceof RecipientRefused && error.isForGood)) throw error;
        // To ask again would only send the copies again.
        await setFailed(id, { attempts: mail.attempts + 1, isLast: true, error });
        return;
      }
      await db
        .updateTable("outbox")
        .set((row) => ({
          status: "sent",
          attempts: row("attempts", "+", 1),
          sentAt: clock().toISOString(),
          lastError: null,
          // Its link is a secret of one person and has done its work here.
          ...(mail.isSealed && { text: "", html: "", isSealed: false }),
        }))
        .where("id", "=", id)
        .execute();
    },
    failed: setFailed,
  };
}

/** The message id is the outbox's, so that a mail handed over twice is recognised as one. */
function outgoing(
  { id, from, to, replyTo, bcc, subject, text, html, isSealed }: Selectable<Database["outbox"]>,
  sealer: Sealer,
): OutgoingMail {
  const open = (part: "text" | "html", kept: string) =>
    isSealed ? sealer.open(kept, placeOfMail(id, part)) : kept;
  return {
    id,
    messageId: `<${id}@guildway>`,
    from,
    to,
    ...(replyTo && { replyTo }),
    bcc,
    subject,
    text: open("text", text),
    html: open("html", html),
  };
}
