import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { forgetPendingAddress } from "./pending-address.ts";

/** No link that was mailed to a person until now opens their account, or gives it an address or a password. The link that undoes a change of address stays: it is there for whoever lost the account by that. */
export async function endMailedLinks(
  transaction: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  await forgetPendingAddress(transaction, userId);
  const usedAt = now.toISOString();
  for (const table of ["passwordResets", "signInLinks"] as const)
    await transaction
      .updateTable(table)
      .set({ usedAt })
      .where("userId", "=", userId)
      .where("usedAt", "is", null)
      .execute();
}
