import { requestPasswordReset as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget } from "../../identity/hand-off.ts";
import { inTurn } from "../../identity/in-turn.ts";
import { hashSecret, newSecret } from "../../identity/secrets.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";
import { accountLink, passwordResetMail } from "../../mail/account-mails.ts";
import { enqueueMails } from "../../mail/outbox.ts";

const linkMinutes = 60;

export const requestPasswordReset = operation(
  endpoint,
  async ({ body, address }, { db, sealer, settings, clock }) => {
    const now = clock();
    if (body.continueUrl) allowedTarget(body.continueUrl, settings.allowedOrigins);
    // Asking counts like a failed sign-in, so that nobody is flooded with mails.
    const key = `reset ${body.email.toLowerCase()}`;
    await inTurn([key, `reset ${address}`], async () => {
      await requirePatience(db, key, `reset ${address}`, now);
      await noteFailure(db, key, `reset ${address}`, now);
    });
    const account = await accountOf(db, body.email);
    if (account?.email) {
      const token = newSecret();
      await db
        .insertInto("passwordResets")
        .values({
          tokenHash: hashSecret(token),
          userId: account.id,
          expiresAt: new Date(now.getTime() + linkMinutes * 60_000).toISOString(),
          usedAt: null,
        })
        .execute();
      const organization = await db
        .selectFrom("organizations")
        .select("slug")
        .where("id", "=", account.orgId)
        .executeTakeFirst();
      const link = accountLink(`${settings.loginUrl}/${organization?.slug ?? ""}`, {
        action: "reset",
        token,
        continueUrl: body.continueUrl,
        lang: body.lang,
      });
      const envelope = {
        kind: "account.password-reset",
        orgId: account.orgId,
        from: settings.mailFrom,
        to: account.email,
        bcc: [],
        sealedWith: sealer,
      };
      await enqueueMails(db, [{ ...envelope, ...passwordResetMail(body.lang, link) }], now);
    }
    return { sent: true as const };
  },
);
