import { signIn as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { verifyPassword } from "../../identity/passwords.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";

export const signIn = operation(endpoint, async ({ body, address }, { db, settings, clock }) => {
  const now = clock();
  const email = body.email.trim().toLowerCase();
  const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
  await requirePatience(db, email, address, now);

  const found = await accountOf(db, email);
  if (!(await verifyPassword(body.password, found?.passwordHash ?? undefined)) || !found) {
    await noteFailure(db, email, address, now);
    await appendAudit(
      db,
      {
        actor: found?.id ?? "unknown",
        orgId: found?.orgId ?? undefined,
        action: "sign-in.refused",
      },
      now,
    );
    throw new Problem("auth.bad-credentials");
  }
  return { redirectTo: await handOff(db, found.id, target, now) };
});
