import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import { factsOf } from "./fill-signed-form.ts";
import { keepFacts, keepSignedForm } from "./keep-signed-form.ts";
import { readFacts } from "./read-facts.ts";
import type { FormType } from "./templates.ts";

/**
 * Keeps an agreement that its signer has signed with the sponsor's signature as well: all else stays as the signer signed it,
 * whatever its records say by now. In the transaction of the signature, with the agreement locked.
 */
export async function keepCountersignedForm(
  transaction: Kysely<Database>,
  sealer: Sealer,
  agreement: { type: FormType; id: string; orgId: string },
  now: Date,
): Promise<string> {
  const { type, id } = agreement;
  const before = await transaction
    .selectFrom("signedForms")
    .select(["id", "sealedFacts"])
    .where("agreementType", "=", type)
    .where("agreementId", "=", id)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!before) return keepSignedForm(transaction, sealer, agreement, "sponsor", now);
  const signed = factsOf(sealer, before);
  const sponsor = (await readFacts(transaction, sealer, type, id))?.signatures.sponsor;
  const facts = { ...signed, signatures: { ...signed.signatures, ...(sponsor && { sponsor }) } };
  return keepFacts(transaction, sealer, agreement, "sponsor", facts, now);
}
