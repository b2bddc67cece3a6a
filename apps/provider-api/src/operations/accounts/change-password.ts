import { changePassword as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { inTurn } from "../../identity/in-turn.ts";
import { isWeakPassword, verifyPassword } from "../../identity/passwords.ts";
import { setPassword } from "../../identity/set-password.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";

export const changePassword = operation(endpoint, async ({ caller, body, address }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const { db } = services;
  const now = services.clock();
  const account = await db
    .selectFrom("users")
    .innerJoin("credentials", "credentials.userId", "users.id")
    .where("users.id", "=", caller.userId)
    .select(["users.email", "users.name", "credentials.passwordHash"])
    .executeTakeFirst();
  const email = account?.email?.toLowerCase() ?? caller.userId;
  await inTurn([`account ${email}`, `address ${address}`], async () => {
    await requirePatience(db, email, address, now);
    if (await verifyPassword(body.currentPassword, account?.passwordHash)) return;
    await noteFailure(db, email, address, now);
    throw new Problem("auth.bad-credentials");
  });
  if (isWeakPassword(body.newPassword, [email, account?.name ?? ""]))
    throw new Problem("auth.weak-password");
  await setPassword(services, caller.userId, body.newPassword, {
    action: "password.changed",
    keepSession: caller.sessionId,
    lang: body.lang,
  });
  return { changed: true as const };
});
