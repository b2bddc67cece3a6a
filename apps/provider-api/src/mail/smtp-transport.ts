import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import { type MailTransport, RecipientRefused } from "./deliver-outbox.ts";

/** Who answers later than this is asked again another time, so that no mail waits long behind another. */
const limits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** A password goes over no line that others may read, unless the server stands on this machine. */
function requireTLS(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** An address as a mail server is told it: its domain in small letters of ASCII. */
function asOnTheWire(address: string): string {
  const at = address.lastIndexOf("@");
  return address.slice(0, at) + "@" + domainToASCII(address.slice(at + 1));
}

/** Hands mails to a mail server, over a connection for each. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, ...limits, requireTLS: requireTLS(url) });
  return {
    async deliver(mail) {
      const { rejectedErrors = [] } = await transport.sendMail(mail);
      // Where a copy was taken the rest is no error of the call.
      const refused = rejectedErrors.find(
        ({ recipient = "" }) => asOnTheWire(recipient) === asOnTheWire(mail.to),
      );
      if (refused) throw new RecipientRefused(refused.message, (refused.responseCode ?? 0) >= 500);
    },
  };
}
