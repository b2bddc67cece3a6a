import type { Session } from "@guildway/api-contract";
import { shownFile } from "../../files/shown-file.ts";
import { sessionReply } from "../../identity/session-reply.ts";
import type { Services } from "../../services.ts";

/** What a session call answers, with a picture that the page can show. */
export async function answerSession(
  services: Services,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<Session> {
  const session = await sessionReply(services, userId, sessionId, now);
  const { user } = session;
  const profilePicture = shownFile(services.signedUrls, user.profilePicture, now);
  return { ...session, user: { ...user, profilePicture } };
}
