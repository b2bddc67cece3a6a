import { createTransport } from "nodemailer";
import type { MailTransport } from "./deliver-outbox.ts";

/** Hands mails to a mail server over one pool of connections. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport(url, {}) as ReturnType<typeof createTransport>;
  return {
    async deliver(mail) {
      await transport.sendMail(mail);
    },
  };
}
