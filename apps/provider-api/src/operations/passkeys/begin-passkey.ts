import { beginPasskey as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { challengeSeconds, newChallenge } from "../../identity/passkeys/challenges.ts";
import { library } from "../../identity/passkeys/check-answer.ts";
import { requirePasskeySite } from "../../identity/passkeys/passkey-site.ts";
import { passkeysOf, refuseTooMany } from "../../identity/passkeys/stored-passkeys.ts";
import { userHandle } from "../../identity/passkeys/user-handle.ts";
import { isRecentSignIn } from "../../identity/recent-sign-in.ts";
import { requireOwnPassword } from "../../identity/require-own-password.ts";
import { Problem } from "../../platform/problem.ts";

export const beginPasskey = operation(endpoint, async ({ caller, body, address }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const { db, settings, clock } = services;
  const { userId, sessionId } = caller;
  const site = requirePasskeySite(settings);
  const now = clock();
  if (body.currentPassword !== undefined)
    await requireOwnPassword(services, userId, body.currentPassword, address);
  else if (!(await isRecentSignIn(db, sessionId, now))) throw new Problem("auth.password-needed");
  const known = await passkeysOf(db, userId);
  refuseTooMany(known.length);
  const user = await db
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const challenge = await newChallenge(db, { sessionId }, now);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: settings.providerName,
    rpID: site.domain,
    userName: user.email ?? user.name ?? "",
    userDisplayName: user.name ?? "",
    userID: userHandle(userId),
    challenge: Buffer.from(challenge, "base64url"),
    timeout: challengeSeconds * 1000,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // Found without a name being typed, and enough without a second step.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options: { ...options } };
});
