import type { Kysely } from "kysely";
import { enqueueJobs } from "../jobs/job-queue.ts";
import type { Database } from "../platform/database/schema.ts";
import { newId } from "../platform/new-id.ts";
import { placeOfForm } from "../platform/place-of-form.ts";
import type { Sealer } from "../platform/sealing.ts";
import { readFacts } from "./read-facts.ts";
import type { ShownVersions } from "./shown-versions.ts";
import type { SignedFacts } from "./signed-facts.ts";
import type { FormType } from "./templates.ts";

/** The kind of jobs that fill a form; the subject is the id of what was signed. */
export const formJobKind = "form";

/** Whose signature made a form be filled anew; `asked` where one signed before forms were kept. */
export type FormOccasion = "employer" | "apprentice" | "sponsor" | "guardian" | "asked";

/**
 * Keeps what an agreement says, in the transaction of a signature and after it was written, and has its form filled.
 * The agreement has to be locked; `read` is what its signer has read of it. Answers the id.
 */
export async function keepSignedForm(
  transaction: Kysely<Database>,
  sealer: Sealer,
  agreement: { type: FormType; id: string; orgId: string },
  occasion: FormOccasion,
  now: Date,
  read?: ShownVersions,
): Promise<string> {
  const facts = await readFacts(transaction, sealer, agreement.type, agreement.id, read);
  if (!facts) throw new Error(`There is no agreement ${agreement.type}/${agreement.id}.`);
  return keepFacts(transaction, sealer, agreement, occasion, facts, now);
}

/** Keeps these facts as what was signed now, after all that was kept of the agreement before. */
export async function keepFacts(
  transaction: Kysely<Database>,
  sealer: Sealer,
  agreement: { type: FormType; id: string; orgId: string },
  occasion: FormOccasion,
  facts: SignedFacts,
  now: Date,
): Promise<string> {
  const { sequence } = await transaction
    .selectFrom("signedForms")
    .where("agreementType", "=", agreement.type)
    .where("agreementId", "=", agreement.id)
    .select(({ fn }) => fn.max("sequence").as("sequence"))
    .executeTakeFirstOrThrow();
  const id = newId();
  await transaction
    .insertInto("signedForms")
    .values({
      id,
      orgId: agreement.orgId,
      agreementType: agreement.type,
      agreementId: agreement.id,
      sequence: (sequence ?? 0) + 1,
      occasion,
      revision: facts.revision,
      sealedFacts: sealer.seal(JSON.stringify(facts), placeOfForm(id, "facts")),
      signatureFiles: Object.values(facts.signatures).flatMap(({ file }) => file ?? []),
      createdAt: now.toISOString(),
    })
    .execute();
  await enqueueJobs(transaction, formJobKind, [id], now);
  return id;
}
