import sanitizeHtml from "sanitize-html";
import { sendMail as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { escapeHtml } from "../../mail/markup.ts";
import { enqueueMails } from "../../mail/outbox.ts";

const mostAnHour = 200;

export const sendMail = operation(endpoint, async ({ caller, body }, { db, settings, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = clock();
  const kind = `staff:${caller.userId}`;
  const { sent } = await db
    .selectFrom("outbox")
    .where("kind", "=", kind)
    .where("createdAt", ">", new Date(now.getTime() - 3_600_000).toISOString())
    .select((select) => select.fn.countAll<number>().as("sent"))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= mostAnHour)
    throw new Problem("limit.too-many-requests", { retryAfter: 3600 });
  const html = body.htmlBody ?? `<p>${escapeHtml(body.body).replaceAll("\n", "<br>")}</p>`;
  const [id] = await enqueueMails(
    db,
    [
      {
        kind,
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
