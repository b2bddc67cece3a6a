import { renamePasskey as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { shownPasskey } from "../../identity/passkeys/stored-passkeys.ts";
import { Problem } from "../../platform/problem.ts";

export const renamePasskey = operation(endpoint, async ({ caller, params, body }, { db }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const renamed = await db
    .updateTable("passkeys")
    .set({ name: body.name })
    .where("id", "=", params.id)
    .where("userId", "=", caller.userId)
    .returningAll()
    .executeTakeFirst();
  if (!renamed) throw new Problem("record.not-found");
  return shownPasskey(renamed);
});
