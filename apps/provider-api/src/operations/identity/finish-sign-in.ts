import { finishSignIn as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { holdAccount } from "../../identity/hold-account.ts";
import { browserCookieName, rememberBrowser } from "../../identity/known-browsers.ts";
import { signInLinkMinutes } from "../../identity/mail-sign-in-link.ts";
import { hashSecret } from "../../platform/secrets.ts";

export const finishSignIn = operation(endpoint, async (call, { db, settings, clock }) => {
  const now = clock();
  const presented = call.cookie(browserCookieName(settings));
  // Together, so that whoever ends all sessions meanwhile ends this one as well.
  const { cookie, redirectTo } = await db.transaction().execute(async (transaction) => {
    const tokenHash = hashSecret(call.body.token);
    const asked = await transaction
      .selectFrom("signInLinks")
      .select("userId")
      .where("tokenHash", "=", tokenHash)
      .executeTakeFirst();
    // Before the link, in the order in which whoever changes the account holds both.
    if (asked) await holdAccount(transaction, asked.userId);
    const link = await transaction
      .updateTable("signInLinks")
      .set({ usedAt: now.toISOString() })
      .where("tokenHash", "=", tokenHash)
      .where("usedAt", "is", null)
      .where("createdAt", ">", new Date(now.getTime() - signInLinkMinutes * 60_000).toISOString())
      .returning(["userId", "continueUrl", "state"])
      .executeTakeFirst();
    if (!link) throw new Problem("auth.link-invalid");
    const target = allowedTarget(link.continueUrl, settings.allowedOrigins);
    return {
      cookie: await rememberBrowser(transaction, settings, link.userId, presented, now),
      redirectTo: await handOff(transaction, link.userId, target, link.state, now),
    };
  });
  if (cookie) call.setCookie(cookie);
  return { redirectTo };
});
