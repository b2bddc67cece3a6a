import type { Kysely, Selectable } from "kysely";
import { type Caller, worksFor } from "../../access/caller.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** What becomes of a registration. */
export type Decision = "confirmed" | "refused";

/** A registration as it is stored, of a person and an organization. */
export type StoredRegistration = Selectable<Database["externalRegistrations"]> & {
  orgId: string;
  userId: string;
};

/** A registration of an organization that the caller works for, held until the transaction ends; refused where it was decided otherwise. */
export async function lockRegistration(
  transaction: Kysely<Database>,
  id: string,
  caller: Caller,
  decision: Decision,
): Promise<StoredRegistration> {
  const found = await transaction
    .selectFrom("externalRegistrations")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const { orgId, userId } = found ?? {};
  if (!found || !orgId || !userId || !worksFor(caller, orgId))
    throw new Problem("record.not-found");
  if (found.status !== "pending" && found.status !== decision)
    throw new Problem("registration.decided");
  return { ...found, orgId, userId };
}
