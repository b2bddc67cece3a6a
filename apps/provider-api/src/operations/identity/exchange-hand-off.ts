import { exchangeHandOff as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { useHandOff } from "../../identity/hand-off.ts";
import { sessionCookies } from "../../identity/session-cookie.ts";
import { countWithin } from "../../platform/limits/attempts.ts";
import { ofMany } from "../../platform/limits/most.ts";
import { answerSession } from "./answer-session.ts";
import { beginSession } from "../../identity/sessions.ts";

export const exchangeHandOff = operation(endpoint, async (call, services) => {
  const now = services.clock();
  const { token, ...proof } = call.body;
  // Together, so that whoever ends all sessions meanwhile ends this one as well.
  const { userId, sessionId, refreshToken } = await services.db
    .transaction()
    .execute(async (transaction) => {
      const handedOff = await useHandOff(transaction, token, call.origin ?? "", proof, now);
      const userAgent = call.header("user-agent");
      return { userId: handedOff, ...(await beginSession(transaction, handedOff, now, userAgent)) };
    });
  // The session stands also where its person's record is still to come.
  for (const cookie of sessionCookies(services.settings, refreshToken)) call.setCookie(cookie);
  const reply = await answerSession(services, userId, sessionId, now);
  // Written down for good: who signs in again and again fills no log.
  if (await countWithin(services.db, [ofMany(`sign-ins written of ${userId}`)], now))
    await appendAudit(
      services.db,
      { actor: userId, orgId: reply.user.orgId, action: "sign-in", subject: sessionId },
      now,
    );
  return reply;
});
