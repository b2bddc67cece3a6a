import { addPasskey as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { holdAccount } from "../../identity/hold-account.ts";
import { takeChallenge } from "../../identity/passkeys/challenges.ts";
import { challengeIn, checkMade } from "../../identity/passkeys/check-answer.ts";
import { mailAboutPasskey } from "../../identity/passkeys/mail-about-passkey.ts";
import { requirePasskeySite } from "../../identity/passkeys/passkey-site.ts";
import {
  passkeysOf,
  refuseTooMany,
  shownPasskey,
} from "../../identity/passkeys/stored-passkeys.ts";
import { stillSignedIn } from "../../identity/still-signed-in.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { newId } from "../../platform/new-id.ts";
import { Problem } from "../../platform/problem.ts";

/** Adding one and removing it is mailed both times, to an address that may be somebody else's. */
const newPasskeysOf = (userId: string) => ({ key: `new passkey ${userId}`, most: 20 });

export const addPasskey = operation(endpoint, async ({ caller, body }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const { db, settings, clock } = services;
  const { userId, orgId, sessionId } = caller;
  const site = requirePasskeySite(settings);
  const now = clock();
  if (!(await takeChallenge(db, challengeIn(body.answer), { sessionId }, now)))
    throw new Problem("auth.challenge-ended");
  const made = await checkMade(site, body.answer);
  if (!made) throw new Problem("auth.passkey-refused");
  const { credential } = made;
  const passkey = {
    id: newId(),
    credentialId: credential.id,
    userId,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: made.credentialBackedUp,
    name: body.name,
    createdAt: now.toISOString(),
    lastUsedAt: null,
  };
  await db.transaction().execute(async (transaction) => {
    const user = await holdAccount(transaction, userId);
    if (!(await stillSignedIn(transaction, sessionId))) throw new Problem("auth.session-ended");
    refuseTooMany((await passkeysOf(transaction, userId)).length);
    await countAttempt(transaction, [newPasskeysOf(userId)], { now });
    await transaction.insertInto("passkeys").values(passkey).execute();
    const subject = `passkeys/${passkey.id}`;
    await appendAudit(transaction, { actor: userId, orgId, action: "passkey.added", subject }, now);
    await mailAboutPasskey(transaction, settings, user, { did: "added", ...body }, now);
  });
  return shownPasskey(passkey);
});
