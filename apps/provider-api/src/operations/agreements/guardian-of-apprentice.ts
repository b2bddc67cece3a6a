import { firstMissingOfGuardian } from "@guildway/rules";
import type { Kysely } from "kysely";
import { nameInUrl } from "../../files/stored-file.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import { requireOwnSignature } from "./invite-to-sign.ts";

/** What an apprentice who is a minor hands in with their own signature. */
interface Given {
  apprenticeName: string | null;
  signerSignature: string;
  guardianName?: string | undefined;
  guardianSignature?: string | undefined;
}

/** What the agreement of a minor keeps of their parent or guardian; refuses where they have not signed, or with the apprentice's own name or picture. */
export async function guardianOf(
  transaction: Kysely<Database>,
  { apprenticeName, signerSignature, guardianName, guardianSignature: given }: Given,
  invite: { id: string; orgId: string },
  today: string,
) {
  const facts = { guardianName, guardianSignature: given, apprenticeName };
  const missing = firstMissingOfGuardian(facts);
  if (missing) throw incomplete(missing.field, missing.message);
  const guardianSignature = await requireOwnSignature(transaction, given, invite);
  if (guardianSignature === signerSignature)
    throw incomplete("guardianSignature", "Guardian Signature required!");
  if (await isSamePicture(transaction, guardianSignature, signerSignature))
    throw incomplete(
      "guardianSignature",
      "A parent or guardian signs with a signature of their own!",
    );
  return { guardianName, guardianSignature, guardianSignatureDate: today };
}

async function isSamePicture(
  transaction: Kysely<Database>,
  ...urls: readonly string[]
): Promise<boolean> {
  const pictures = await transaction
    .selectFrom("files")
    .select("sha256")
    .where(
      "name",
      "in",
      urls.map((url) => nameInUrl(url) ?? ""),
    )
    .execute();
  return new Set(pictures.map(({ sha256 }) => sha256)).size < urls.length;
}

const incomplete = (field: string, reason: string) =>
  new Problem("agreement.incomplete", { faults: [{ field, reason }] });
