import { beginPasskeySignIn as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import {
  challengeBrowser,
  challengeCookieName,
  challengeSeconds,
  newChallenge,
} from "../../identity/passkeys/challenges.ts";
import { library } from "../../identity/passkeys/check-answer.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { questionsFrom } from "../../identity/sign-in-limits.ts";
import { requirePasskeySite } from "../../identity/passkeys/passkey-site.ts";

export const beginPasskeySignIn = operation(endpoint, async (call, { db, settings, clock }) => {
  const { domain } = requirePasskeySite(settings);
  const now = clock();
  await countAttempt(db, [questionsFrom(call.address)], { now });
  const presented = call.cookie(challengeCookieName(settings));
  const { browser, cookie } = challengeBrowser(settings, presented);
  const challenge = await newChallenge(db, { browser }, now);
  const { generateAuthenticationOptions } = await library();
  // No passkey is named, so that nobody learns here who has one.
  const options = await generateAuthenticationOptions({
    rpID: domain,
    challenge: Buffer.from(challenge, "base64url"),
    timeout: challengeSeconds * 1000,
    userVerification: "required",
  });
  call.setCookie(cookie);
  return { options: { ...options } };
});
