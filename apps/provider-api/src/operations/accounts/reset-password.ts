import { resetPassword as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { isWeakPassword } from "../../identity/passwords.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { passkeysOf } from "../../identity/passkeys/stored-passkeys.ts";
import { setPassword } from "../../identity/set-password.ts";

export const resetPassword = operation(endpoint, async ({ body }, services) => {
  const now = services.clock();
  const presented = hashSecret(body.token);
  const found = await services.db
    .selectFrom("passwordResets")
    .innerJoin("users", "users.id", "passwordResets.userId")
    .where("tokenHash", "=", presented)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .select(["users.id", "users.email", "users.name"])
    .executeTakeFirst();
  if (!found) throw new Problem("auth.link-invalid");
  if (isWeakPassword(body.password, [found.email ?? "", found.name ?? ""]))
    throw new Problem("auth.weak-password");
  const isSet = await setPassword(services, found.id, body.password, {
    stillMay: async (transaction) => {
      const used = await transaction
        .updateTable("passwordResets")
        .set({ usedAt: now.toISOString() })
        .where("tokenHash", "=", presented)
        .where("usedAt", "is", null)
        .returning("tokenHash")
        .executeTakeFirst();
      return used !== undefined;
    },
    action: "password.reset",
    keepSession: undefined,
    lang: body.lang,
  });
  if (!isSet) throw new Problem("auth.link-invalid");
  return {
    changed: true as const,
    passkeys: (await passkeysOf(services.db, found.id)).length,
  };
});
