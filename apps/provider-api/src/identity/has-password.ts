import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Whether the password that was checked is still the account's; it stays so until the transaction ends. Checking one
 * takes its time, and whoever set another one meanwhile means to keep out who knows the old one.
 */
export async function hasPassword(
  transaction: Kysely<Database>,
  userId: string,
  verified: string | null | undefined,
): Promise<boolean> {
  const same = await transaction
    .selectFrom("credentials")
    .select("userId")
    .where("userId", "=", userId)
    .where("passwordHash", "=", verified ?? "")
    .forUpdate()
    .executeTakeFirst();
  return same !== undefined;
}
