import type { Kysely, Selectable } from "kysely";
import { type Caller, worksFor } from "../../access/caller.ts";
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
  const agreement = await lockAgreement(transaction, type, id);
  const { orgId } = agreement ?? {};
  if (!agreement || !orgId || !worksFor(caller, orgId)) throw new Problem("record.not-found");
  if (agreement.signerSignature !== null) throw new Problem("invite.closed");
  return { ...agreement, orgId };
}

/** The agreement that an invite asks its invitee to sign, if it asks for that. */
export function agreementOf(invite: StoredInvite): { type: AgreementType; id: string } | undefined {
  const { inviteType, employerAgreementId, apprenticeAgreementId } = invite;
  if (inviteType === "employer" && employerAgreementId)
    return { type: "employerAgreements", id: employerAgreementId };
  if (inviteType === "apprentice" && apprenticeAgreementId)
    return { type: "apprenticeAgreements", id: apprenticeAgreementId };
  return undefined;
}

/** An agreement, signed or not, held until the transaction ends. */
export function lockAgreement(transaction: Kysely<Database>, type: AgreementType, id: string) {
  return type === "employerAgreements"
    ? transaction
        .selectFrom("employerAgreements")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst()
    : transaction
        .selectFrom("apprenticeAgreements")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
}
