import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Settings } from "../platform/settings.ts";
import { hashSecret, looksLikeSecret, newSecret } from "../platform/secrets.ts";

const days = 180;

/** Browsers by which one person is known, those in which they signed in last. */
const mostBrowsers = 100;

/** People whom one browser keeps known, those who signed in last. */
const mostPeople = 5;

/** The cookie of a browser in which somebody has signed in before: a token for each of them, the newest first, with dots between. */
export const browserCookieName = (settings: Settings) => `gw-browser.${settings.instance}`;

/** Remembers a browser that its person has signed in with; answers its cookie. One that is known stays as it is. */
export async function rememberBrowser(
  db: Kysely<Database>,
  settings: Settings,
  userId: string,
  presented: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (await knownBrowser(db, userId, presented, now)) return undefined;
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString();
  await db
    .insertInto("knownBrowsers")
    .values({ tokenHash: hashSecret(token), userId, expiresAt })
    .execute();
  await db
    .deleteFrom("knownBrowsers")
    .where("tokenHash", "in", (oldest) =>
      oldest
        .selectFrom("knownBrowsers")
        .select("tokenHash")
        .where("userId", "=", userId)
        .orderBy("expiresAt", "desc")
        .offset(mostBrowsers),
    )
    .execute();
  const tokens = [token, ...tokensOf(presented)].slice(0, mostPeople).join(".");
  const secure = settings.loginUrl.startsWith("https:") ? "; Secure" : "";
  return `${browserCookieName(settings)}=${tokens}; Path=/v1/identity; HttpOnly; SameSite=Lax; Max-Age=${days * 86_400}${secure}`;
}

/** The hash of the token by which this person's browser is known, undefined where they have not signed in with it before. */
export async function knownBrowser(
  db: Kysely<Database>,
  userId: string,
  presented: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const tokens = tokensOf(presented);
  if (tokens.length === 0) return undefined;
  const known = await db
    .selectFrom("knownBrowsers")
    .select("tokenHash")
    .where("tokenHash", "in", tokens.map(hashSecret))
    .where("userId", "=", userId)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
  return known?.tokenHash;
}

/** What looks like no token of ours is left out: it would come back in the next cookie. */
const tokensOf = (presented: string | undefined) =>
  (presented ?? "").split(".").filter(looksLikeSecret).slice(0, mostPeople);

/** Forgets every browser of a person, whose password may have been known to others. */
export async function forgetBrowsers(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("knownBrowsers").where("userId", "=", userId).execute();
}
