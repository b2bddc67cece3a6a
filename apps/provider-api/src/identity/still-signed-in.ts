import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Whether a session was not ended since its call began; asked once the account is held, which whoever ends all of its sessions holds as well. */
export async function stillSignedIn(
  transaction: Kysely<Database>,
  sessionId: string,
): Promise<boolean> {
  const session = await transaction
    .selectFrom("sessionFamilies")
    .select("id")
    .where("id", "=", sessionId)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  return session !== undefined;
}
