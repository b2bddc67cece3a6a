import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 random bits, safe in URLs, headers and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text could be such a secret. */
export const looksLikeSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is kept of a secret: enough to recognise it, nothing to use it. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
