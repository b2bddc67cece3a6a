import { signIn as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { hasPassword } from "../../identity/has-password.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
import {
  browserCookieName,
  isKnownBrowser,
  rememberBrowser,
} from "../../identity/known-browsers.ts";
import { mailSignInLink } from "../../identity/mail-sign-in-link.ts";
import { verifyPassword } from "../../identity/passwords.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";
import { isGuarded, requireSignInPatience } from "../../identity/sign-in-patience.ts";

export const signIn = operation(endpoint, async (call, services) => {
  const { db, settings, clock } = services;
  const { body, address } = call;
  const now = clock();
  const email = body.email.trim().toLowerCase();
  const state = body.state ?? null;
  const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
  const browser = call.cookie(browserCookieName(settings));
  // Not the bare text, which anybody could make the key of another limit.
  const tries = `sign-in ${email}`;
  const found = await inTurn([`account ${email}`, `address ${address}`], async () => {
    const account = await accountOf(db, email);
    const isAtHome = account ? await isKnownBrowser(db, account.id, browser, now) : false;
    // Who fails elsewhere must not keep a person out of the browser that they use.
    const atHome = `browser ${hashSecret(browser ?? "")}`;
    if (isAtHome) await requirePatience(db, atHome, atHome, now);
    else await requireSignInPatience(db, tries, address, now);
    const isRight = await verifyPassword(body.password, account?.passwordHash ?? undefined);
    const needsLink = !isAtHome && (await isGuarded(db, tries, now));
    if (isRight && account && !needsLink) return account;
    // Right or wrong, the answer is the same and counts the same: nobody learns by it that they have guessed.
    await noteFailure(db, isAtHome ? atHome : tries, isAtHome ? atHome : address, now);
    await appendAudit(
      db,
      {
        actor: account?.id ?? "unknown",
        orgId: account?.orgId ?? undefined,
        action: isRight && account ? "sign-in.link-needed" : "sign-in.refused",
      },
      now,
    );
    if (isRight && account)
      services.afterAnswer.run(() =>
        mailSignInLink(services, account, { continueUrl: target.href, state, lang: body.lang }),
      );
    throw new Problem(needsLink ? "auth.link-needed" : "auth.bad-credentials");
  });
  const { cookie, redirectTo } = await db.transaction().execute(async (transaction) => {
    if (!(await hasPassword(transaction, found.id, found.passwordHash)))
      throw new Problem("auth.bad-credentials");
    return {
      cookie: await rememberBrowser(transaction, settings, found.id, browser, now),
      redirectTo: await handOff(transaction, found.id, target, state, now),
    };
  });
  if (cookie) call.setCookie(cookie);
  return { redirectTo };
});
