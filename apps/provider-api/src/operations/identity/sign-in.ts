import { signIn as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { isRefusedUser } from "../../identity/demo-accounts.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { inTurn } from "../../identity/in-turn.ts";
import { verifyPassword } from "../../identity/passwords.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";

export const signIn = operation(endpoint, async ({ body, address }, { db, settings, clock }) => {
  const now = clock();
  const email = body.email.trim().toLowerCase();
  const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
  const found = await inTurn([`account ${email}`, `address ${address}`], async () => {
    await requirePatience(db, email, address, now);
    const account = await accountOf(db, email);
    const known = isRefusedUser(settings, account?.id) ? undefined : account;
    if ((await verifyPassword(body.password, known?.passwordHash ?? undefined)) && known)
      return known;
    await noteFailure(db, email, address, now);
    await appendAudit(
      db,
      {
        actor: account?.id ?? "unknown",
        orgId: account?.orgId ?? undefined,
        action: "sign-in.refused",
      },
      now,
    );
    throw new Problem("auth.bad-credentials");
  });
  return { redirectTo: await handOff(db, found.id, target, now) };
});
