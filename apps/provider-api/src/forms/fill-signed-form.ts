import { createHash, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Selectable } from "kysely";
import { appendAudit } from "../audit/append.ts";
import type { FileStore } from "../files/file-store.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import type { Database } from "../platform/database/schema.ts";
import { newId } from "../platform/new-id.ts";
import type { Platform } from "../platform/platform.ts";
import { placeOfForm } from "../platform/place-of-form.ts";
import { makePrivateFolder } from "../platform/private-folder.ts";
import type { Sealer } from "../platform/sealing.ts";
import { fillingOf } from "./filling.ts";
import { formJobKind } from "./keep-signed-form.ts";
import { openFile, sealFile } from "./sealed-file.ts";
import type { SignedFacts } from "./signed-facts.ts";
import { signaturePictures } from "./signature-pictures.ts";
import { templateOf } from "./templates.ts";

/** What filling and reading forms works with. */
export type FormServices = Pick<Platform, "db" | "sealer" | "clock" | "settings"> & {
  files: FileStore;
};

type SignedForm = Selectable<Database["signedForms"]>;

/** Fills the forms of what was signed, after the signature is stored: a form that cannot be filled loses no signature. */
export function formJobs(services: FormServices): JobKind {
  return {
    kind: formJobKind,
    mostAttempts: 8,
    run: async (id) => void (await fillSignedForm(services, id)),
  };
}

/** Fills a form and keeps it sealed, once; one that is filled stays as it is. Answers its row. */
export async function fillSignedForm(services: FormServices, id: string): Promise<SignedForm> {
  const { db, sealer, files, clock, settings } = services;
  const form = await formWithId(services, id);
  if (form.filledAt) return form;
  // What fills a form is loaded when one is filled.
  const { fillForm } = await import("./fill-form.ts");
  const facts = factsOf(sealer, form);
  const filled = await fillForm(
    await templateOf(facts.type, facts.revision),
    fillingOf(facts),
    await signaturePictures(services, form),
    new Date(form.createdAt),
  );
  const { sealed, secret } = sealFile(filled, `signedForms/${id}`);
  const fileKey = `${form.orgId}/forms/${newId()}.sealed`;
  const scratch = join(settings.dataDir, "uploads");
  makePrivateFolder(scratch);
  const path = join(scratch, `${randomBytes(12).toString("hex")}.part`);
  await writeFile(path, sealed);
  await files.put(fileKey, path, "application/octet-stream");
  const sha256 = createHash("sha256").update(filled).digest("hex");
  const now = clock();
  const isFirst = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("signedForms")
      .set({
        fileKey,
        sealedFileSecret: sealer.seal(secret, placeOfForm(id, "fileSecret")),
        sha256,
        size: filled.length,
        filledAt: now.toISOString(),
      })
      .where("id", "=", id)
      .where("filledAt", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await appendAudit(
      transaction,
      {
        actor: "server",
        orgId: form.orgId,
        action: "agreement.form-filled",
        subject: `${form.agreementType}/${form.agreementId}`,
        details: { form: id, sequence: form.sequence, occasion: form.occasion, sha256 },
      },
      now,
    );
    return true;
  });
  // Another has filled it meanwhile.
  if (!isFirst) await files.remove(fileKey);
  return formWithId(services, id);
}

/** A filled form as it was kept; throws where the file is not what was filled. */
export async function readFilledForm(
  { files, sealer }: FormServices,
  form: SignedForm,
): Promise<Buffer> {
  const stream = form.fileKey === null ? undefined : await files.open(form.fileKey);
  if (!stream || form.sealedFileSecret === null)
    throw new Error(`The filled form ${form.id} is not in the store.`);
  const secret = sealer.open(form.sealedFileSecret, placeOfForm(form.id, "fileSecret"));
  const filled = openFile(await buffer(stream), secret, `signedForms/${form.id}`);
  if (createHash("sha256").update(filled).digest("hex") !== form.sha256)
    throw new Error(`The filled form ${form.id} is not the one that was kept.`);
  return filled;
}

/** What was signed, opened. */
export function factsOf(sealer: Sealer, form: Pick<SignedForm, "id" | "sealedFacts">): SignedFacts {
  return JSON.parse(sealer.open(form.sealedFacts, placeOfForm(form.id, "facts"))) as SignedFacts;
}

function formWithId({ db }: FormServices, id: string): Promise<SignedForm> {
  return db.selectFrom("signedForms").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
