import { renewSession as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { cookieName, endedCookies, sessionCookies } from "../../identity/session-cookie.ts";
import { sessionReply } from "../../identity/session-reply.ts";
import { renewSession as renew } from "../../identity/sessions.ts";

export const renewSession = operation(endpoint, async (call, services) => {
  const now = services.clock();
  try {
    const presented = call.cookie(cookieName(services.settings));
    if (!presented) throw new Problem("auth.session-ended");
    const { userId, sessionId, refreshToken } = await renew(services, presented, call.address, now);
    const reply = await sessionReply(services, userId, sessionId, now);
    if (refreshToken)
      for (const cookie of sessionCookies(services.settings, refreshToken)) call.setCookie(cookie);
    return reply;
  } catch (error) {
    if (error instanceof Problem)
      for (const cookie of endedCookies(services.settings)) call.setCookie(cookie);
    throw error;
  }
});
