import { type ProblemCode, signInWithPasskey as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { holdAccount } from "../../identity/hold-account.ts";
import { browserCookieName, rememberBrowser } from "../../identity/known-browsers.ts";
import { challengeCookieName, takeChallenge } from "../../identity/passkeys/challenges.ts";
import { challengeIn } from "../../identity/passkeys/check-answer.ts";
import { requirePasskeySite } from "../../identity/passkeys/passkey-site.ts";
import { findPasskey, usePasskey } from "../../identity/passkeys/use-passkey.ts";
import { failuresFrom } from "../../identity/sign-in-limits.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { Problem } from "../../platform/problem.ts";

export const signInWithPasskey = operation(endpoint, async (call, { db, settings, clock }) => {
  const { body, address } = call;
  const now = clock();
  const site = requirePasskeySite(settings);
  const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
  const browser = call.cookie(challengeCookieName(settings)) ?? "";
  const isAsked = await takeChallenge(db, challengeIn(body.answer), { browser }, now);
  if (!isAsked) throw new Problem("auth.challenge-ended");
  const found = await findPasskey(db, body.answer.id);

  const outcome = await db.transaction().execute(async (transaction) => {
    if (!found) return refusal("auth.passkey-unknown");
    // Held, so that whoever ends all sessions or removes the passkey meanwhile ends this one as well.
    await holdAccount(transaction, found.userId);
    const used = await usePasskey(transaction, site, body.answer, now);
    if (used !== "good") return refusal(used);
    const known = call.cookie(browserCookieName(settings));
    return {
      cookie: await rememberBrowser(transaction, settings, found.userId, known, now),
      redirectTo: await handOff(transaction, found.userId, target, body.state ?? null, now),
    };
  });
  if (isRefusal(outcome)) {
    // Nobody guesses a passkey: who shares an address with somebody who fails without end signs in all the same.
    await countAttempt(db, [failuresFrom(address)], { now });
    await appendAudit(
      db,
      { actor: found?.userId ?? "unknown", action: "sign-in.passkey-refused" },
      now,
    );
    throw new Problem(outcome.refusedBy);
  }
  if (outcome.cookie) call.setCookie(outcome.cookie);
  return { redirectTo: outcome.redirectTo };
});

interface Refusal {
  refusedBy: ProblemCode;
}

const refusal = (refusedBy: ProblemCode): Refusal => ({ refusedBy });

const isRefusal = (outcome: object): outcome is Refusal => "refusedBy" in outcome;
