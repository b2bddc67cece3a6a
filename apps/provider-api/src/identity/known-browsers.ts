import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Settings } from "../platform/settings.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";

const days = 180;

/** The cookie of a browser in which somebody has signed in before. */
export const browserCookieName = (settings: Settings) => `gw-browser.${settings.instance}`;

/** Remembers a browser that its person has signed in with; answers its cookie. One that is known stays as it is. */
export async function rememberBrowser(
  db: Kysely<Database>,
  settings: Settings,
  userId: string,
  presented: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (presented && (await isKnownBrowser(db, userId, presented, now))) return undefined;
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString();
  await db
    .insertInto("knownBrowsers")
    .values({ tokenHash: hashSecret(token), userId, expiresAt })
    .execute();
  const secure = settings.loginUrl.startsWith("https:") ? "; Secure" : "";
  return `${browserCookieName(settings)}=${token}; Path=/v1/identity; HttpOnly; SameSite=Lax; Max-Age=${days * 86_400}${secure}`;
}

/** Whether this person has signed in with this browser before. */
export async function isKnownBrowser(
  db: Kysely<Database>,
  userId: string,
  presented: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!presented) return false;
  const known = await db
    .selectFrom("knownBrowsers")
    .select("userId")
    .where("tokenHash", "=", hashSecret(presented))
    .where("userId", "=", userId)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
  return known !== undefined;
}

/** Forgets every browser of a person, whose password may have been known to others. */
export async function forgetBrowsers(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("knownBrowsers").where("userId", "=", userId).execute();
}
