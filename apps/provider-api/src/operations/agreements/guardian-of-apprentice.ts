import { firstMissingOfGuardian } from "@guildway/rules";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import { requireOwnSignature } from "./invite-to-sign.ts";

/** What an apprentice who is a minor hands in with their own signature. */
interface Given {
  signerSignature: string;
  guardianName?: string | undefined;
  guardianSignature?: string | undefined;
}

/** What the agreement of a minor keeps of their parent or guardian; refuses where they have not signed, or with the apprentice's own picture. */
export async function guardianOf(
  transaction: Kysely<Database>,
  { signerSignature, guardianName, guardianSignature: given }: Given,
  invite: { id: string; orgId: string },
  today: string,
) {
  const missing = firstMissingOfGuardian({ guardianName, guardianSignature: given });
  if (missing) throw incomplete(missing.field, missing.message);
  const guardianSignature = await requireOwnSignature(transaction, given, invite);
  if (guardianSignature === signerSignature)
    throw incomplete("guardianSignature", "Guardian Signature required!");
  return { guardianName, guardianSignature, guardianSignatureDate: today };
}

const incomplete = (field: string, reason: string) =>
  new Problem("agreement.incomplete", { faults: [{ field, reason }] });
