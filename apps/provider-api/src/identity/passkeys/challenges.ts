import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { hashSecret, looksLikeSecret, newSecret } from "../../platform/secrets.ts";
import type { Settings } from "../../platform/settings.ts";

/** How long a person has to find and unlock their authenticator. */
export const challengeSeconds = 300;

/** Who a challenge is for; nobody else's answer to it counts. */
export type ChallengeOf = { sessionId: string } | { browser: string };

/** A new challenge, base64url. */
export async function newChallenge(
  db: Kysely<Database>,
  of: ChallengeOf,
  now: Date,
): Promise<string> {
  const challenge = newSecret();
  await db
    .deleteFrom("passkeyChallenges")
    .where("challengeHash", "in", (old) =>
      old
        .selectFrom("passkeyChallenges")
        .select("challengeHash")
        .where("expiresAt", "<", now.toISOString())
        .limit(1000)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await db
    .insertInto("passkeyChallenges")
    .values({
      challengeHash: hashSecret(challenge),
      boundTo: boundTo(of),
      expiresAt: new Date(now.getTime() + challengeSeconds * 1000).toISOString(),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up; false where it is none, is too old, was used or is somebody else's. */
export async function takeChallenge(
  db: Kysely<Database>,
  challenge: string,
  of: ChallengeOf,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom("passkeyChallenges")
    .where("challengeHash", "=", hashSecret(challenge))
    .where("boundTo", "=", boundTo(of))
    .where("expiresAt", ">", now.toISOString())
    .returning("challengeHash")
    .executeTakeFirst();
  return taken !== undefined;
}

const boundTo = (of: ChallengeOf) =>
  hashSecret("sessionId" in of ? `session ${of.sessionId}` : `browser ${of.browser}`);

/** The cookie by which a browser that asked to sign in with a passkey is known when it answers. */
export const challengeCookieName = (settings: Settings) => `gw-passkey.${settings.instance}`;

/** What the browser is known by: what it has from another tab, else something new; and the cookie that keeps it. */
export function challengeBrowser(settings: Settings, presented: string | undefined) {
  const browser = presented && looksLikeSecret(presented) ? presented : newSecret();
  const secure = settings.loginUrl.startsWith("https:") ? "; Secure" : "";
  return {
    browser,
    cookie: `${challengeCookieName(settings)}=${browser}; Path=/v1/identity/passkeys; HttpOnly; SameSite=Strict; Max-Age=${challengeSeconds}${secure}`,
  };
}
