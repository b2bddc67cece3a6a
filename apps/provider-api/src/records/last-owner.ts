import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import { lockKeys } from "../platform/limits/attempts.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";

/** Refuses a change by which an organization would lose its last owner; two that are made at once wait for each other. */
export async function keepAnOwner(
  transaction: Kysely<Database>,
  { id, orgId }: { id: string; orgId: string },
  field: "role" | "orgId",
): Promise<void> {
  await lockKeys(transaction as Transaction<Database>, [`owners of ${orgId}`]);
  const other = await transaction
    .selectFrom("users")
    .select("id")
    .where("orgId", "=", orgId)
    .where("id", "!=", id)
    .where(sql<boolean>`"role" ? 'owner'`)
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  throw new Problem("user.last-owner", {
    faults: [{ field, reason: "cannot change: this is the organization's last owner" }],
  });
}
