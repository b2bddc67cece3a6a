import { records } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { type notedByServer, withNewest } from "../../records/history.ts";
import type { WrittenBy } from "../../records/journal/write-changes.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { agreementOf, lockAgreement, type StoredInvite } from "./lock-invite.ts";

/** An agreement that waits for its signature learns that its signer is not asked any more, or declined. */
export async function noteOnAgreement(
  transaction: Kysely<Database>,
  sealer: Sealer,
  invite: StoredInvite,
  entry: ReturnType<typeof notedByServer>,
  by: WrittenBy,
  signerDeclinedAt: string | null = null,
): Promise<void> {
  const asked = agreementOf(invite);
  const agreement = asked && (await lockAgreement(transaction, asked.type, asked.id));
  if (!asked || agreement?.orgId !== invite.orgId || agreement.signerSignature !== null) return;
  const values = {
    signerInviteSentAt: null,
    signerDeclinedAt,
    inviteHistory: withNewest([entry], agreement.inviteHistory),
  };
  await changeRow(transaction, sealer, records[asked.type], agreement, { values }, by);
}
