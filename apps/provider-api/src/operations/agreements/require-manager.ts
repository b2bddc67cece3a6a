import type { Kysely } from "kysely";
import { type Caller, worksFor } from "../../access/caller.ts";
import { isManaged } from "../../access/managed-places.ts";
import { policyOf } from "../../access/record-policies.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import type { AgreementType } from "../invites/lock-invite.ts";

interface Placed {
  orgId: string | null;
  locationId: string | null;
}

/** A person who manages the location of an agreement, and the agreement as it was found; whoever works for its organization is told that they do not, everybody else that there is none. */
export async function requireManager<Agreement extends Placed>(
  db: Kysely<Database>,
  table: AgreementType,
  agreement: Agreement | undefined,
  caller: Caller,
): Promise<{ agreement: Agreement & { orgId: string }; userId: string }> {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const { orgId } = agreement ?? {};
  if (!agreement || !orgId) throw new Problem("record.not-found");
  if (await isManaged(db, policyOf(table), caller, { orgId, locationId: agreement.locationId }))
    return { agreement: { ...agreement, orgId }, userId: caller.userId };
  throw new Problem(worksFor(caller, orgId) ? "access.forbidden" : "record.not-found");
}
