import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { countAttempt } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";

const handOffSeconds = 60;

/** Signing in rightly is written down for good each time, so that nobody does it without end. */
const signInsOf = (userId: string) => ({ key: `signed in ${userId}`, most: 600 });

/** The page to continue at, if its site is one that browsers are handed to. */
export function allowedTarget(continueUrl: string, allowedOrigins: readonly string[]): URL {
  const target = URL.parse(continueUrl);
  // An address such as blob:https://… has the origin of the site within it.
  const isPage = target && /^https?:$/.test(target.protocol);
  if (!isPage || !allowedOrigins.includes(target.origin) || target.username || target.password)
    throw new Problem("auth.continue-url-refused", {
      faults: [{ field: "continueUrl", reason: "is not an allowed site" }],
    });
  return target;
}

/** Where to send a browser so that the person goes on signed in; `state` is what the browser that asked keeps. */
export async function handOff(
  db: Kysely<Database>,
  userId: string,
  target: URL,
  state: string | null,
  now: Date,
): Promise<string> {
  await countAttempt(db, [signInsOf(userId)], { now });
  const redirect = new URL("/sso", target.origin);
  redirect.searchParams.set("token", await issueHandOff(db, userId, target.origin, state, now));
  redirect.searchParams.set("continueUrl", target.href);
  return redirect.href;
}

async function issueHandOff(
  db: Kysely<Database>,
  userId: string,
  origin: string,
  state: string | null,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + handOffSeconds * 1000).toISOString();
  // Those of a person that are of no use any more go with the next one.
  await db
    .deleteFrom("handOffTokens")
    .where("userId", "=", userId)
    .where("expiresAt", "<", now.toISOString())
    .execute();
  await db
    .insertInto("handOffTokens")
    .values({ tokenHash: hashSecret(token), userId, origin, state, expiresAt, usedAt: null })
    .execute();
  return token;
}

/** How a browser shows that a hand-off is its own: it asked for it, or its person said so when asked. */
export interface HandOffProof {
  state?: string | undefined;
  confirmed?: boolean | undefined;
}

/** Uses a hand-off token up; refuses one that is unknown, used, expired or made for another site, and keeps one that another browser asked for. */
export async function useHandOff(
  db: Kysely<Database>,
  token: string,
  origin: string,
  { state, confirmed }: HandOffProof,
  now: Date,
): Promise<string> {
  const found = await readHandOff(db, token, origin, now);
  if (!confirmed && found.state !== (state ?? null))
    throw new Problem("auth.hand-off-not-asked-for");
  const used = await db
    .updateTable("handOffTokens")
    .set({ usedAt: now.toISOString() })
    .where("tokenHash", "=", hashSecret(token))
    .where("usedAt", "is", null)
    .returning("userId")
    .executeTakeFirst();
  if (!used) throw new Problem("auth.hand-off-invalid");
  return used.userId;
}

/** A hand-off that could be used now, without using it. */
export async function readHandOff(
  db: Kysely<Database>,
  token: string,
  origin: string,
  now: Date,
): Promise<{ userId: string; state: string | null }> {
  const found = await db
    .selectFrom("handOffTokens")
    .select(["userId", "state"])
    .where("tokenHash", "=", hashSecret(token))
    .where("origin", "=", origin)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
  if (!found) throw new Problem("auth.hand-off-invalid");
  return found;
}
