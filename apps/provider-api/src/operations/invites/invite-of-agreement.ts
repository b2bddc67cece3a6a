import { invites } from "@guildway/api-contract";
import type { Transaction } from "kysely";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../platform/database/schema.ts";
import { newId } from "../../platform/new-id.ts";
import { lockKeys } from "../../platform/limits/attempts.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { keyOfInvites, signedByInvite } from "../../records/close-invites.ts";
import type { WrittenBy } from "../../records/journal/write-changes.ts";
import { changeRow, insertRows } from "../../records/stored-rows.ts";
import {
  type AgreementType,
  lockUnsigned,
  type StoredInvite,
  type Unsigned,
} from "./lock-invite.ts";

/** The open invite of an agreement's signer, as the agreement names them now, and made where there is none; both are held. */
export async function inviteOfAgreement(
  transaction: Transaction<Database>,
  sealer: Sealer,
  type: AgreementType,
  id: string,
  caller: Caller,
  by: WrittenBy,
): Promise<StoredInvite> {
  const { inviteType, column } = signedByInvite[type];
  // Two that send at once make one; and the invite is held before its agreement, as who signs holds them.
  await lockKeys(transaction, [keyOfInvites(type, id)]);
  const open = await transaction
    .selectFrom("invites")
    .selectAll()
    .where(column, "=", id)
    .where("inviteType", "=", inviteType)
    .where("consumedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const agreement = await lockUnsigned(transaction, type, id, caller);
  const { orgId } = agreement;
  const values = signerOf(agreement);
  if (open?.orgId === orgId) {
    if (
      Object.entries(values).every(([name, value]) => open[name as keyof typeof values] === value)
    )
      return { ...open, orgId };
    const changed = await changeRow(transaction, sealer, invites, open, { values }, by);
    return changed as StoredInvite;
  }
  const made = { ...values, id: newId(), orgId, inviteType, [column]: id };
  const [stored] = await insertRows(transaction, sealer, invites, [made], by);
  return stored as StoredInvite;
}

/** Of an agreement, whom its invite is for and what it is about. */
function signerOf(agreement: Unsigned) {
  const { locationId, employerProfileId, apprenticeshipId, signerEmail, signerName } = agreement;
  const words = signerName?.trim().split(/\s+/) ?? [];
  const asOneName = {
    firstName: words.slice(0, -1).join(" ") || words[0],
    lastName: words[1] && words.at(-1),
  };
  const apart =
    "signerFirstName" in agreement && (agreement.signerFirstName || agreement.signerLastName)
      ? { firstName: agreement.signerFirstName, lastName: agreement.signerLastName }
      : asOneName;
  return {
    locationId,
    employerProfileId,
    apprenticeshipId,
    email: signerEmail,
    firstName: apart.firstName ?? null,
    lastName: apart.lastName ?? null,
    title: "signerTitle" in agreement ? agreement.signerTitle : null,
  };
}
