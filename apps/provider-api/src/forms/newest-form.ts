import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Platform } from "../platform/platform.ts";
import { keepSignedForm } from "./keep-signed-form.ts";
import type { FormType } from "./templates.ts";

/** The id of what was signed last of an agreement; of one that was signed before forms were kept, as it says now. Undefined where nobody has signed. */
export async function newestForm(
  { db, sealer, clock }: Pick<Platform, "db" | "sealer" | "clock">,
  agreement: { type: FormType; id: string; orgId: string },
): Promise<string | undefined> {
  const known = await newestOf(db, agreement);
  if (known) return known;
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom(agreement.type as "apprenticeAgreements")
      .select("signerSignature")
      .where("id", "=", agreement.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.signerSignature) return undefined;
    return (
      (await newestOf(transaction, agreement)) ??
      keepSignedForm(transaction, sealer, agreement, "asked", clock())
    );
  });
}

async function newestOf(
  db: Kysely<Database>,
  { type, id }: { type: FormType; id: string },
): Promise<string | undefined> {
  const form = await db
    .selectFrom("signedForms")
    .select("id")
    .where("agreementType", "=", type)
    .where("agreementId", "=", id)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return form?.id;
}
