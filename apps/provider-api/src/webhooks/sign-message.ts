import { createHmac, randomBytes } from "node:crypto";

/** A new secret of a webhook, as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** Where a secret is kept, as sealing names it. */
export const placeOfSecret = (webhookId: string): string => `webhookTargets/${webhookId}/secret`;

/** The headers of a message after Standard Webhooks; a signature for each secret that holds. */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
