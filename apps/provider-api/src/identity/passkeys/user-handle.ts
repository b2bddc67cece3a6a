import { createHash } from "node:crypto";

/** What an authenticator knows an account by: the same each time, and nothing of the person is in it. */
export function userHandle(userId: string): Buffer<ArrayBuffer> {
  return createHash("sha256").update(`passkeys of ${userId}`).digest();
}
