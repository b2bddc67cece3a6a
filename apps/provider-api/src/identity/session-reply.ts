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
  if (!user) throw new Problem("auth.account-missing");
  const organization = user.orgId
    ? await db
        .selectFrom("organizations")
        .selectAll()
        .where("id", "=", user.orgId)
        .executeTakeFirst()
    : undefined;
  if (!organization) throw new Problem("auth.organization-missing");
  const role = (user.role?.[0] ?? "student") as Role;
  const claims = { userId, sessionId, isStaff: role !== "student" };
  const { token, expiresAt, expiresIn } = await keys.sign(claims, now);
  return {
    identityToken: token,
    expiresAt,
    expiresIn,
    user: {
      id: user.id,
      name: user.name ?? "",
      displayName: user.displayName || (user.name ?? ""),
      email: user.email ?? "",
      role,
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
