import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { Problem } from "../http/problem.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const handOffSeconds = 60;

/** Makes the single-use token with which the login site hands a browser to another site. */
export async function issueHandOff(
  db: Kysely<Database>,
  userId: string,
  origin: string,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + handOffSeconds * 1000).toISOString();
  await db
    .insertInto("handOffTokens")
    .values({ tokenHash: hashSecret(token), userId, origin, expiresAt, usedAt: null })
    .execute();
  return token;
}

/** Uses a hand-off token up; refuses one that is unknown, used, expired or made for another site. */
export async function useHandOff(
  db: Kysely<Database>,
  token: string,
  origin: string,
  now: Date,
): Promise<string> {
  const used = await db
    .updateTable("handOffTokens")
    .set({ usedAt: now.toISOString() })
    .where("tokenHash", "=", hashSecret(token))
    .where("usedAt", "is", null)
    .returning(["userId", "origin", "expiresAt"])
    .executeTakeFirst();
  if (!used || used.origin !== origin || Date.parse(used.expiresAt) <= now.getTime())
    throw new Problem("auth.hand-off-invalid");
  return used.userId;
}
