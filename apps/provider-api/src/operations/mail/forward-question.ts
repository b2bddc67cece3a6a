import { forwardQuestion as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { countAttempt, takeTurn } from "../../platform/limits/attempts.ts";
import { fromSite, ofOne } from "../../platform/limits/most.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import { composeMail, oneLine, unlinked, unlinkedWords } from "../../mail/markup.ts";
import { enqueueMails } from "../../mail/outbox.ts";

/** As many questions as one mailbox gets in 15 minutes. */
const mostForwarded = 20;

export const forwardQuestion = operation(
  endpoint,
  async ({ body, address }, { db, settings, clock }) => {
    const now = clock();
    const { integrationId, userEmail, chatHistory } = body;
    const integration = await db
      .selectFrom("integrations")
      .select(["orgId", "name", "serviceEmail"])
      .where("id", "=", integrationId)
      .executeTakeFirst();
    if (!integration) throw new Problem("record.not-found");
    if (!integration.serviceEmail) throw new Problem("assistant.no-service-email");
    // Anybody may ask for help, so nobody may flood those who give it, for however many assistants; what many ask at once waits, and nobody is kept from asking.
    const key = `forward to ${mailboxOf(integration.serviceEmail)}`;
    await countAttempt(db, [ofOne(fromSite(key, address))], { now });
    const due = await takeTurn(db, { key, most: mostForwarded }, now);
    await enqueueMails(
      db,
      [
        {
          kind: "assistant.question",
          orgId: integration.orgId,
          from: settings.mailFrom,
          to: integration.serviceEmail,
          replyTo: userEmail,
          bcc: settings.mailBlindCopies,
          subject: oneLine(`A question for ${unlinkedWords(integration.name ?? "the assistant")}`),
          ...composeMail({
            paragraphs: [
              `${userEmail} asked the assistant and would like an answer from a person.`,
            ],
            sections: [
              {
                title: "The conversation",
                items: chatHistory.map(
                  ({ role, content }) =>
                    `${role === "user" ? "Visitor" : "Assistant"}: ${unlinked(content)}`,
                ),
              },
            ],
            link: { text: "Open Guildway", url: settings.publicUrl },
            footer: "Answer this mail to reach the visitor.",
          }),
        },
      ],
      now,
      due,
    );
    return { sent: true as const };
  },
);
