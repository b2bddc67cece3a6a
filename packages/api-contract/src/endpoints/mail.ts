import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { mailAddress } from "../mail-address.ts";
import { personText, plainLine } from "../one-line.ts";

const line = (most: number) => plainLine(most).check(z.trim(), z.minLength(1));

/** The name that stands before the server's address, and must not look like another one. */
const shownName = personText(100).check(
  z.trim(),
  z.minLength(1),
  z.regex(/^[^<>]*$/, "must be a name without angle brackets"),
);

/** Sends a mail for staff. */
export const sendMail = endpoint({
  name: "sendMail",
  method: "POST",
  path: "/v1/external/gmail/send",
  access: "staff",
  summary:
    "Puts a mail of a staff member into the outbox; `from` is the shown name alone; the server sets the sender's address and the blind copies, and cleans the HTML.",
  body: z.strictObject({
    from: z.optional(shownName),
    to: mailAddress,
    replyTo: z.optional(mailAddress),
    subject: line(300),
    body: z.string().check(z.maxLength(100_000)),
    htmlBody: z.optional(z.string().check(z.maxLength(300_000))),
    /** Accepted because callers send it; the server sets its own. */
    bcc: z.optional(z.union([mailAddress, z.array(mailAddress).check(z.maxLength(10))])),
  }),
  reply: z.strictObject({ id: z.string() }),
  problems: ["limit.too-many-requests"],
});

/** Tries a mail again that could not be delivered. */
export const retryMail = endpoint({
  name: "retryMail",
  method: "POST",
  path: "/v1/external/gmail/retry",
  access: "admin",
  summary: "Puts a mail of the organization that failed back into the queue; a superAdmin any.",
  body: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(80)) }),
  reply: z.strictObject({ waiting: z.literal(true) }),
  problems: ["record.not-found", "limit.too-many-requests"],
});

/** What is forwarded of a conversation has so many characters in all: it becomes a mail that somebody reads. */
const longestHistory = 40_000;

/** Forwards a visitor's unanswered question to the people behind an assistant. */
export const forwardQuestion = endpoint({
  name: "forwardQuestion",
  method: "POST",
  path: "/v1/external/gmail/forward-question",
  access: "public",
  summary:
    "Mails a conversation to the service address of an assistant, which the caller never sees; answers go to the visitor. The conversation has at most 50 turns of 5,000 characters, and 40,000 in all.",
  body: z.strictObject({
    integrationId: z.string().check(z.minLength(1), z.maxLength(80)),
    userEmail: mailAddress,
    chatHistory: z
      .array(
        z.strictObject({
          role: z.enum(["user", "assistant"]),
          content: z.string().check(z.maxLength(5000)),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(50),
        z.refine(
          (turns) => turns.reduce((sum, { content }) => sum + content.length, 0) <= longestHistory,
          { error: `must have at most ${longestHistory} characters in all` },
        ),
      ),
  }),
  reply: z.strictObject({ sent: z.literal(true) }),
  problems: ["record.not-found", "assistant.no-service-email", "auth.too-many-attempts"],
});
