import { Problem } from "../platform/problem.ts";
import type { Platform } from "../platform/platform.ts";
import type { SigningKeys } from "./signing-keys.ts";
import type { Role, Session } from "@guildway/api-contract";

/** What a session call answers: a fresh identity token, the person and their organization. */
export async function sessionReply(
  { db, keys }: Pick<Platform, "db"> & { keys: SigningKeys },
  userId: string,
  sessionId: string,
  now: Date,
): Promise<Session> {
  const user = await db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
  const organization = user?.orgId
    ? await db
        .selectFrom("organizations")
        .selectAll()
        .where("id", "=", user.orgId)
        .executeTakeFirst()
    : undefined;
  if (!user || !organization) throw new Problem("auth.session-ended");
  const { token, expiresAt } = await keys.sign({ userId, sessionId }, now);
  return {
    identityToken: token,
    expiresAt,
    user: {
      id: user.id,
      name: user.name ?? "",
      email: user.email ?? "",
      role: (user.role?.[0] ?? "student") as Role,
      orgId: organization.id,
      profilePicture: user.profilePicture,
      courseReadOnly: user.courseReadOnly ?? false,
    },
    organization: {
      id: organization.id,
      name: organization.name ?? "",
      slug: organization.slug ?? "",
      type: organization.type ?? "community",
      orgLogo: organization.orgLogo,
      timeZone: organization.timeZone,
    },
  };
}
