import { buffer } from "node:stream/consumers";
import { exportEta671 as endpoint, userProfiles } from "@guildway/api-contract";
import { actorOf, worksFor } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { appendAudit } from "../../audit/append.ts";
import { isPlainPdf } from "../../files/plain-pdf.ts";
import { ownFile } from "../../files/stored-file.ts";
import { fillEta671Apart } from "../../forms/eta-671/fill-apart.ts";
import { UnknownForm } from "../../forms/eta-671/unknown-form.ts";
import { factsOf } from "../../forms/fill-signed-form.ts";
import { newestForm } from "../../forms/newest-form.ts";
import { signaturePictures } from "../../forms/signature-pictures.ts";
import { templateOf } from "../../forms/templates.ts";
import { operation } from "../../http/operation.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
import { Problem } from "../../platform/problem.ts";
import { refusePersonAbove } from "../../records/person-above.ts";
import { openField } from "../../records/sealed-fields.ts";
import type { Services } from "../../services.ts";
import { countReadings } from "./count-readings.ts";
import { pdfAnswer } from "./read-agreement-form.ts";

const mostFormBytes = 5_000_000;

export const exportEta671 = operation(endpoint, async ({ caller, body }, services) => {
  const { db, sealer, clock } = services;
  const { id, reason } = body;
  const agreement = await db
    .selectFrom("apprenticeAgreements")
    .select(["orgId", "userId"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!agreement?.orgId || !worksFor(caller, agreement.orgId))
    throw new Problem("record.not-found");
  const { orgId, userId } = agreement;
  await refusePersonAbove(db, policyOf(userProfiles.type), { userId }, caller);
  const actor = actorOf(caller);
  await countReadings(services, actor, `eta-671 of ${id}`);
  const official = await officialForm(services, orgId);
  const newest = await newestForm(services, { type: "apprenticeAgreements", id, orgId });
  if (!newest) throw new Problem("agreement.not-signed");
  const form = await db
    .selectFrom("signedForms")
    .selectAll()
    .where("id", "=", newest)
    .executeTakeFirstOrThrow();
  const facts = factsOf(sealer, form);
  if (facts.type !== "apprenticeAgreements") throw new Problem("record.not-found");
  const ssn = await wholeNumber(services, orgId, userId, facts.apprentice.privateData["ssn"]);
  const filling = {
    official,
    template: await templateOf("apprenticeAgreements", facts.revision),
    facts: { ...facts, ssn },
    pictures: await signaturePictures(services, form),
  };
  const filled = await inTurn([`official form of ${orgId}`], () => fillEta671Apart(filling)).catch(
    (error: unknown) => {
      if (!(error instanceof UnknownForm)) throw error;
      const { cause } = error;
      if (cause) services.log("error", "form.not-filled", { reason: String(cause), orgId });
      throw new Problem("form.unknown");
    },
  );
  await appendAudit(
    db,
    {
      actor,
      orgId,
      action: "agreement.exported",
      subject: `apprenticeAgreements/${id}`,
      details: { reason, form: "ETA-671", fields: "ssn" },
    },
    clock(),
  );
  return pdfAnswer(filled, `eta-671-${id.replaceAll(/[^\w-]/g, "_")}.pdf`);
});

/** The official form that the organization has uploaded. */
async function officialForm(services: Services, orgId: string): Promise<Buffer> {
  const organization = await services.db
    .selectFrom("organizations")
    .select("eta671Form")
    .where("id", "=", orgId)
    .executeTakeFirst();
  const url = organization?.eta671Form;
  const file = url ? await ownFile(services, url, orgId) : undefined;
  if (!file) throw new Problem("form.missing");
  if (file.type !== "application/pdf" || file.size > mostFormBytes)
    throw new Problem("form.unknown");
  const stream = await services.files.open(file.key);
  if (!stream) throw new Problem("form.missing");
  const form = await buffer(stream);
  if (!isPlainPdf(form)) throw new Problem("form.unknown");
  return form;
}

/** The whole number of the apprentice, who must still be the organization's, and the one of whom four digits were signed. */
async function wholeNumber(
  { db, sealer }: Services,
  orgId: string,
  userId: string | null,
  signed: unknown,
): Promise<string> {
  const apprentice = await db
    .selectFrom("users")
    .select("orgId")
    .where("id", "=", userId ?? "")
    .executeTakeFirst();
  if (apprentice && apprentice.orgId !== orgId) throw new Problem("agreement.apprentice-moved");
  const profile = await db
    .selectFrom("userProfiles")
    .select(["id", "ssn"])
    .where("userId", "=", userId ?? "")
    .where("orgId", "=", orgId)
    .executeTakeFirst();
  const ssn = profile && openField(sealer, userProfiles, profile.id, "ssn", profile.ssn);
  if (typeof ssn !== "string" || typeof signed !== "string" || ssn.slice(-4) !== signed.slice(-4))
    throw new Problem("agreement.number-changed");
  return ssn;
}
