import { renewSession as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { cookieName, endedCookies, sessionCookies } from "../../identity/session-cookie.ts";
import { answerSession } from "./answer-session.ts";
import { renewSession as renew } from "../../identity/sessions.ts";

export const renewSession = operation(endpoint, async (call, services) => {
  const now = services.clock();
  try {
    const presented = call.cookie(cookieName(services.settings));
    if (!presented) throw new Problem("auth.session-ended");
    const { userId, sessionId, refreshToken } = await renew(services, presented, call.address, now);
    if (refreshToken)
      for (const cookie of sessionCookies(services.settings, refreshToken)) call.setCookie(cookie);
    return await answerSession(services, userId, sessionId, now);
  } catch (error) {
    if (error instanceof Problem && error.code !== "auth.account-missing")
      for (const cookie of endedCookies(services.settings)) call.setCookie(cookie);
    throw error;
  }
});
