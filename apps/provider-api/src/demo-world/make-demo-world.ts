import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { hashPassword } from "../identity/passwords.ts";
import { demoLocations, demoOrganizations } from "./organizations.ts";
import { demoCrowd, demoPassword, demoSignIns, type DemoUser } from "./users.ts";

/** Makes the demo world in an empty database, all or nothing; leaves one that has organizations alone. */
export async function makeDemoWorld(db: Kysely<Database>, partnerOrigin: string): Promise<void> {
  const existing = await db.selectFrom("organizations").select("id").limit(1).executeTakeFirst();
  if (existing) return;
  const signIns = demoSignIns();
  const passwordHashes = await Promise.all(signIns.map(() => hashPassword(demoPassword)));
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("organizations")
      .values(
        demoOrganizations.map((organization) => ({
          ...organization,
          showOrgName: true,
          timeZone: "America/New_York",
          frameAncestors: organization.id === "org-keystone" ? [partnerOrigin] : [],
        })),
      )
      .execute();
    await transaction
      .insertInto("locations")
      .values(
        demoLocations.map((location) => ({ ...location, managerIds: [...location.managerIds] })),
      )
      .execute();
    await transaction
      .insertInto("users")
      .values([...signIns, ...demoCrowd()].map(userRow))
      .execute();
    await transaction
      .insertInto("credentials")
      .values(
        signIns.map(({ id }, index) => ({ userId: id, passwordHash: passwordHashes[index]! })),
      )
      .execute();
  });
}

function userRow({ role, membership, ...user }: DemoUser) {
  return {
    ...user,
    uid: user.id,
    name: `${user.firstName} ${user.lastName}`,
    displayName: user.firstName,
    role: JSON.stringify([role]) as never,
    membership: [membership],
    locationId: user.locationId ?? null,
    courseReadOnly: user.courseReadOnly ?? false,
    testUser: user.testUser ?? false,
    title: null,
  };
}
