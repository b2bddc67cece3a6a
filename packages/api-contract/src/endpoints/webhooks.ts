import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The public record types of whose changes a program can be told. */
export const webhookTypes = [
  "resources",
  "resourceGroups",
  "documents",
  "courses",
  "courseTopics",
] as const;

/** One of `webhookTypes`. */
export type WebhookType = (typeof webhookTypes)[number];

/** Why nothing was delivered, where no status says it. */
export const webhookReasons = [
  "private-address",
  "not-resolved",
  "not-reached",
  "too-slow",
] as const;

/** Hours for which what is sent is signed with the old secret as well. */
export const webhookSecretHours = 24;

const id = z.string().check(z.minLength(1), z.maxLength(80));
const secret = z.string();

/** Names an address that is told of changes. */
export const createWebhook = endpoint({
  name: "createWebhook",
  method: "POST",
  path: "/v1/external/webhooks",
  access: "admin",
  summary:
    "Names an https address that is told when public content of the organization is created, changed or deleted, at most 10 at a time; what is sent is signed as Standard Webhooks says, with a secret that is answered once.",
  body: z.strictObject({
    url: z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, { abort: true }),
        z.refine(isWebhookUrl, "must be an https address without a password"),
      ),
    types: z.array(z.enum(webhookTypes)).check(z.minLength(1), z.maxLength(webhookTypes.length)),
    /** A superAdmin says whose it is; everybody else makes one for their own organization. */
    orgId: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.strictObject({ id: z.string(), secret }),
  problems: ["record.not-found", "record.too-many", "limit.too-many-requests"],
});

/** Gives a webhook a new secret. */
export const rotateWebhookSecret = endpoint({
  name: "rotateWebhookSecret",
  method: "POST",
  path: "/v1/external/webhooks/rotate",
  access: "admin",
  summary:
    "Gives a webhook a new secret, which is answered once; for a day what is sent is signed with the old one as well.",
  body: z.strictObject({ id }),
  reply: z.strictObject({ id: z.string(), secret }),
  problems: ["record.not-found", "limit.too-many-requests"],
});

/** Sends a webhook something to try it. */
export const testWebhook = endpoint({
  name: "testWebhook",
  method: "POST",
  path: "/v1/external/webhooks/test",
  access: "admin",
  summary: "Sends a webhook a test of no content; its deliveries say what became of it.",
  body: z.strictObject({ id }),
  reply: z.strictObject({ deliveryId: z.string() }),
  problems: ["record.not-found", "limit.too-many-requests"],
});

/** Ends a webhook. */
export const endWebhook = endpoint({
  name: "endWebhook",
  method: "POST",
  path: "/v1/external/webhooks/end",
  access: "admin",
  summary: "Ends a webhook, to which nothing is sent from then on, not even what waits.",
  body: z.strictObject({ id }),
  reply: z.strictObject({ endedAt: z.iso.datetime() }),
  problems: ["record.not-found"],
});

/** Whether something could be sent to an address; where it leads is looked at when it is. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === "https:" && !username && !password;
}
