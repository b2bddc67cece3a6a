import type { Kysely, Selectable } from "kysely";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** An invite as it is stored, of an organization. */
export type StoredInvite = Selectable<Database["invites"]> & { orgId: string };

/** The two kinds of agreement that are signed by invitation. */
export type AgreementType = "employerAgreements" | "apprenticeAgreements";

/** An agreement that waits for its signature. */
export type Unsigned = Awaited<ReturnType<typeof lockUnsigned>>;

/** An open invite of an organization that the caller works for, held until the transaction ends. */
export async function lockInvite(
  transaction: Kysely<Database>,
  id: string,
  caller: Caller,
): Promise<StoredInvite> {
  const invite = await transaction
    .selectFrom("invites")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const { orgId } = invite ?? {};
  if (!invite || !orgId || !worksFor(caller, orgId)) throw new Problem("record.not-found");
  if (invite.consumedAt !== null) throw new Problem("invite.closed");
  return { ...invite, orgId };
}

/** An agreement of such an organization that waits for its signature, held in the same way. */
export async function lockUnsigned(
  transaction: Kysely<Database>,
  type: AgreementType,
  id: string,
  caller: Caller,
) {
  const agreement =
    type === "employerAgreements"
      ? await transaction
          .selectFrom("employerAgreements")
          .selectAll()
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst()
      : await transaction
          .selectFrom("apprenticeAgreements")
          .selectAll()
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
  const { orgId } = agreement ?? {};
  if (!agreement || !orgId || !worksFor(caller, orgId)) throw new Problem("record.not-found");
  if (agreement.signerSignature !== null) throw new Problem("invite.closed");
  return { ...agreement, orgId };
}

const worksFor = (caller: Caller, orgId: string) =>
  caller.kind === "user" && (caller.role === "superAdmin" || caller.orgId === orgId);
