import { signIn as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { hasPassword } from "../../identity/has-password.ts";
import { attempt } from "../../platform/limits/attempts.ts";
import { browserCookieName, knownBrowser, rememberBrowser } from "../../identity/known-browsers.ts";
import { mailSignInLink } from "../../identity/mail-sign-in-link.ts";
import { verifyPassword } from "../../identity/passwords.ts";
import {
  isGuarded,
  limitsOfKnownBrowser,
  limitsOfNewBrowser,
} from "../../identity/sign-in-limits.ts";

export const signIn = operation(endpoint, async (call, services) => {
  const { db, settings, clock } = services;
  const { body, address } = call;
  const now = clock();
  const email = body.email.trim().toLowerCase();
  const state = body.state ?? null;
  const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
  const browser = call.cookie(browserCookieName(settings));
  const account = await accountOf(db, email);
  const home = account && (await knownBrowser(db, account.id, browser, now));
  const limits = home ? limitsOfKnownBrowser(home) : limitsOfNewBrowser(email, address);
  const tryPassword = async () => {
    const isRight = await verifyPassword(body.password, account?.passwordHash ?? undefined);
    const needsLink = !home && (await isGuarded(db, email, now));
    return { knows: isRight ? account : undefined, needsLink };
  };
  // Right or wrong, the answer of a guarded account is the same and counts the same: nobody learns by it that they have guessed.
  const isRefused = ({ knows, needsLink }: Awaited<ReturnType<typeof tryPassword>>) =>
    !knows || needsLink;
  const { knows, needsLink } = await attempt(db, limits, { now }, tryPassword, isRefused);
  if (!knows || needsLink) {
    await appendAudit(
      db,
      {
        actor: account?.id ?? "unknown",
        orgId: account?.orgId ?? undefined,
        action: knows ? "sign-in.link-needed" : "sign-in.refused",
      },
      now,
    );
    if (knows)
      services.afterAnswer.run(() =>
        mailSignInLink(services, knows, { continueUrl: target.href, state, lang: body.lang }),
      );
    throw new Problem(needsLink ? "auth.link-needed" : "auth.bad-credentials");
  }
  const { cookie, redirectTo } = await db.transaction().execute(async (transaction) => {
    if (!(await hasPassword(transaction, knows.id, knows.passwordHash)))
      throw new Problem("auth.bad-credentials");
    return {
      cookie: await rememberBrowser(transaction, settings, knows.id, browser, now),
      redirectTo: await handOff(transaction, knows.id, target, state, now),
    };
  });
  if (cookie) call.setCookie(cookie);
  return { redirectTo };
});
