import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { Problem } from "../http/problem.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const handOffSeconds = 60;

/** The page to continue at, if its site is one that browsers are handed to. */
export function allowedTarget(continueUrl: string, allowedOrigins: readonly string[]): URL {
  const target = URL.parse(continueUrl);
  if (!target || !allowedOrigins.includes(target.origin) || target.username || target.password)
    throw new Problem("auth.continue-url-refused", {
      faults: [{ field: "continueUrl", reason: "is not an allowed site" }],
    });
  return target;
}

/** Where to send a browser so that the person goes on signed in. */
export async function handOff(
  db: Kysely<Database>,
  userId: string,
  target: URL,
  now: Date,
): Promise<string> {
  const redirect = new URL("/sso", target.origin);
  redirect.searchParams.set("token", await issueHandOff(db, userId, target.origin, now));
  redirect.searchParams.set("continueUrl", target.href);
  return redirect.href;
}

async function issueHandOff(
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
