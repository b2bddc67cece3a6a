import { listPasskeys as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { passkeySite } from "../../identity/passkeys/passkey-site.ts";
import { passkeysOf, shownPasskey } from "../../identity/passkeys/stored-passkeys.ts";
import { isRecentSignIn } from "../../identity/recent-sign-in.ts";
import { Problem } from "../../platform/problem.ts";

export const listPasskeys = operation(endpoint, async ({ caller }, { db, settings, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  return {
    items: (await passkeysOf(db, caller.userId)).map(shownPasskey),
    offered: passkeySite(settings) !== undefined,
    passwordNeeded: !(await isRecentSignIn(db, caller.sessionId, clock())),
  };
});
