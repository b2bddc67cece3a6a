import sanitizeHtml from "sanitize-html";
import { sendMail as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { refuseDeepMarkup } from "../../platform/refuse-deep-markup.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { escapeHtml } from "../../mail/markup.ts";
import { limitsOfStaffMails } from "../../mail/limits-of-staff-mails.ts";
import { enqueueMails } from "../../mail/outbox.ts";

export const sendMail = operation(endpoint, async ({ caller, body }, { db, settings, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = clock();
  refuseDeepMarkup(body.htmlBody ?? "", "htmlBody");
  const limits = limitsOfStaffMails(caller, body.to);
  await countAttempt(db, limits, { now, code: "limit.too-many-requests" });
  const html = body.htmlBody ?? `<p>${escapeHtml(body.body).replaceAll("\n", "<br>")}</p>`;
  const [id] = await enqueueMails(
    db,
    [
      {
        kind: `staff:${caller.userId}`,
        orgId: caller.orgId,
        from: body.from
          ? `"${body.from.replaceAll(/["\\]/g, "")}" <${settings.mailFrom}>`
          : settings.mailFrom,
        to: body.to,
        ...(body.replyTo && { replyTo: body.replyTo }),
        bcc: settings.mailBlindCopies,
        subject: body.subject,
        text: body.body,
        html: sanitizeHtml(html),
      },
    ],
    now,
  );
  return { id: id! };
});
