import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Services } from "../services.ts";

const everyMilliseconds = 1000;
const mostAttempts = 8;

/** Delivers a rendered mail: here into a folder, so that a machine without a mail server shows what would be sent. */
export interface MailTransport {
  deliver(id: string, message: Buffer): Promise<void>;
}

/** Writes each mail as an .eml file. */
export function folderTransport(folder: string): MailTransport {
  mkdirSync(folder, { recursive: true });
  return {
    async deliver(id, message) {
      const path = join(folder, `${id}.eml`);
      writeFileSync(`${path}.part`, message);
      renameSync(`${path}.part`, path);
    },
  };
}

/** Delivers what waits in the outbox until stopped; a mail that fails is tried again later, ever more slowly. */
export function keepDelivering(
  services: Services,
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

/** Tries every mail that is due, once. */
export async function deliverWaiting(
  { db, clock, log }: Services,
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
    try {
      await transport.deliver(mail.id, await render(mail));
      await db
        .updateTable("outbox")
        .set({ status: "sent", sentAt: clock().toISOString(), attempts, lastError: null })
        .where("id", "=", mail.id)
        .execute();
    } catch (error) {
      log("error", "mail.not-delivered", { id: mail.id, attempts });
      const wait = Math.min(2 ** attempts * 15_000, 6 * 3_600_000);
      await db
        .updateTable("outbox")
        .set({
          status: attempts >= mostAttempts ? "failed" : "waiting",
          attempts,
          nextAttemptAt: new Date(now.getTime() + wait).toISOString(),
          lastError: String(error).slice(0, 500),
        })
        .where("id", "=", mail.id)
        .execute();
    }
  }
}

async function render(mail: {
  id: string;
  from: string;
  to: string;
  replyTo: string | null;
  bcc: string[];
  subject: string;
  text: string;
  html: string;
}): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await composer.sendMail({
    messageId: `<${mail.id}@guildway>`,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    bcc: mail.bcc,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  });
  return message as Buffer;
}
