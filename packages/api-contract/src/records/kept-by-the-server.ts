import * as z from "zod/mini";
import {
  instant,
  integer,
  json,
  long,
  oneOf,
  record,
  required,
  text,
  textList,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** What the server keeps of its own work, to be read; the database has a view for each. */
const readOnly = { view: true, list: { order: "-createdAt" } } as const;

/** A mail that went out, waits or failed. Words that are one person's alone, such as a link that signs them in, are not here. */
export const mails = record({
  ...readOnly,
  ...recordTypes.mails,
  title: "Mail",
  fields: {
    orgId: text(80),
    kind: required(text(80)),
    from: required(text(300)),
    to: required(text(300)),
    replyTo: text(300),
    subject: required(text(1000)),
    text: text(20_000),
    status: required(oneOf(["waiting", "sent", "failed"])),
    attempts: required(integer(0, 1000)),
    sentAt: instant(),
    lastError: text(500),
  },
});

/** What happened, by whom and to what, as the chained audit log has it; `createdAt` is when. */
export const auditEntries = record({
  ...readOnly,
  ...recordTypes.auditEntries,
  title: "Audit entry",
  fields: {
    orgId: text(80),
    action: required(text(100)),
    /** A user's id, or what else acted. */
    actor: required(text(100)),
    /** Of a person, their name as it is now. */
    actorName: text(300),
    subject: text(300),
    details: json(z.record(z.string(), z.json())),
  },
});

/** A key with which programs read an organization's content; the key itself is shown once, when it is made. */
export const programKeys = record({
  ...readOnly,
  ...recordTypes.programKeys,
  title: "API key",
  fields: {
    orgId: text(80),
    name: required(text(100)),
    revokedAt: instant(),
    state: required(oneOf(["active", "expired", "revoked"])),
    /** What it is limited to, of `keyScopes`; nothing where it may do all that keys may. */
    scopes: textList(20),
    expiresAt: instant(),
    rotatedAt: instant(),
    /** When the secret before the rotation ends. */
    earlierUntil: instant(),
    lastUsedAt: instant(),
    /** How often it was used, on each of the last thirty days on which it was. */
    uses: long(json(z.array(z.strictObject({ day: z.iso.date(), count: z.int() })))),
  },
});

/** A URL by which everybody opens a stored file for a time; the URL itself is answered once, to the program that asked for it. */
export const publicUrls = record({
  ...readOnly,
  ...recordTypes.publicUrls,
  title: "Public URL",
  fields: {
    orgId: text(80),
    file: required(text(300)),
    /** The name of the key that made it. */
    keyName: text(100),
    expiresAt: required(instant()),
    revokedAt: instant(),
    state: required(oneOf(["active", "expired", "revoked"])),
  },
});

/** An address that is told when the organization's public content changes; its secret is shown once. */
export const webhooks = record({
  ...readOnly,
  ...recordTypes.webhooks,
  title: "Webhook",
  fields: {
    orgId: text(80),
    url: required(text(500)),
    /** Of `webhookTypes`. */
    types: required(textList(20)),
    state: required(oneOf(["active", "ended"])),
    endedAt: instant(),
    /** The last twenty, newest first; `what` is a record type with what happened to it, or test. */
    deliveries: long(
      json(
        z.array(
          z.strictObject({
            id: z.string(),
            at: z.string(),
            what: z.string(),
            state: z.enum(["waiting", "delivered", "failed"]),
            attempts: z.int(),
            /** Why the last attempt failed: a status, or one of `webhookReasons`. */
            reason: z.nullable(z.string()),
          }),
        ),
      ),
    ),
  },
});
