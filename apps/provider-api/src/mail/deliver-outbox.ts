import type { Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import type { Platform } from "../platform/platform.ts";
import { placeOfMail } from "./outbox.ts";

const everyMilliseconds = 1000;
const mostAttempts = 8;

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

/** Takes mails out of the house; throws where one could not be handed over. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
}

/** Delivers what waits in the outbox until stopped; what a killed server left there is taken up at the next start. */
export function keepDelivering(
  services: Platform,
  transport: MailTransport,
): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped) return;
      await deliverWaiting(services, transport).catch((error: unknown) =>
        services.log("error", "outbox.failed", { reason: String(error) }),
      );
    });
  }, everyMilliseconds);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Tries every mail that is due, once; one that fails is tried again later, ever more slowly, then given up. */
export async function deliverWaiting(
  { db, clock, log, sealer }: Platform,
  transport: MailTransport,
): Promise<void> {
  const now = clock();
  const due = await db
    .selectFrom("outbox")
    .selectAll()
    .where("status", "=", "waiting")
    .where("nextAttemptAt", "<=", now.toISOString())
    .orderBy("createdAt")
    .limit(50)
    .execute();
  for (const mail of due) {
    const attempts = mail.attempts + 1;
    const outcome = await transport.deliver(outgoing(mail, sealer)).then(
      () => ({
        status: "sent",
        sentAt: clock().toISOString(),
        lastError: null,
        ...(mail.isSealed && { text: "", html: "", isSealed: false }),
      }),
      (error: unknown) => {
        log("error", "mail.not-delivered", { id: mail.id, attempts });
        const wait = Math.min(2 ** attempts * 15_000, 6 * 3_600_000);
        return {
          status: attempts >= mostAttempts ? "failed" : "waiting",
          nextAttemptAt: new Date(now.getTime() + wait).toISOString(),
          lastError: String(error).slice(0, 500),
        };
      },
    );
    await db
      .updateTable("outbox")
      .set({ ...outcome, attempts })
      .where("id", "=", mail.id)
      .execute();
  }
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
