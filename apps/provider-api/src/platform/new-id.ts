import { randomBytes } from "node:crypto";

/** A new id with 128 random bits, so that nobody finds a record by guessing. */
export function newId(): string {
  return randomBytes(16).toString("base64url");
}
