import { endSession as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { cookieName, endedCookies } from "../../identity/session-cookie.ts";
import { endSession as end } from "../../identity/sessions.ts";

export const endSession = operation(endpoint, async (call, { db, settings, clock }) => {
  const now = clock();
  const presented = call.cookie(cookieName(settings));
  const userId = presented ? await end(db, presented, now) : undefined;
  if (userId) await appendAudit(db, { actor: userId, action: "sign-out" }, now);
  for (const cookie of endedCookies(settings)) call.setCookie(cookie);
  return { ended: userId !== undefined };
});
