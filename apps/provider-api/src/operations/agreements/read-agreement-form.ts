import { type RecordType, readAgreementForm as endpoint } from "@guildway/api-contract";
import { accessReachOf } from "../../access/access-reach.ts";
import { actorOf, type Asking, isAdminLevel, isStaff, worksFor } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { appendAudit } from "../../audit/append.ts";
import { fillSignedForm, readFilledForm } from "../../forms/fill-signed-form.ts";
import { newestForm } from "../../forms/newest-form.ts";
import type { FormType } from "../../forms/templates.ts";
import { operation } from "../../http/operation.ts";
import { wholeAnswer } from "../../http/unread-answers.ts";
import { Problem } from "../../platform/problem.ts";
import { refusePersonAbove } from "../../records/person-above.ts";
import type { Services } from "../../services.ts";
import { countReadings } from "./count-readings.ts";

export const readAgreementForm = operation(endpoint, async (call, services) => {
  const { id, table } = call.query;
  const orgId = await requireReader(call, services, table, id);
  const actor = call.caller.kind === "anonymous" ? "invitee" : actorOf(call.caller);
  await countReadings(services, actor, `${table}/${id}`);
  const newest = await newestForm(services, { type: table, id, orgId });
  if (!newest) throw new Problem("agreement.not-signed");
  const form = await fillSignedForm(services, newest);
  const bytes = await readFilledForm(services, form);
  await appendAudit(
    services.db,
    {
      actor,
      orgId,
      action: "agreement.form-read",
      subject: `${table}/${id}`,
      details: { form: form.id, sequence: form.sequence },
    },
    services.clock(),
  );
  return pdfAnswer(bytes, `${fileNames[table]}-${id.replaceAll(/[^\w-]/g, "_")}.pdf`);
});

const fileNames: Record<FormType, string> = {
  apprenticeAgreements: "apprentice-agreement",
  employerAgreements: "employer-agreement",
};

/** A PDF that is saved under a plain name and kept by nobody on the way. */
export function pdfAnswer(bytes: Uint8Array, name: string): Response {
  return wholeAnswer(Uint8Array.from(bytes).buffer, {
    "content-type": "application/pdf",
    "content-length": String(bytes.length),
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox",
  });
}

/** The organization of an agreement whose form the caller may have: by its code or signature, their own, or as staff; of an apprentice's, who may read what is private. */
async function requireReader(
  { caller, header }: Asking,
  { db, clock }: Services,
  table: FormType,
  id: string,
): Promise<string> {
  const agreement = await db
    .selectFrom(table as "apprenticeAgreements")
    .select(["orgId", ...(table === "apprenticeAgreements" ? (["userId"] as const) : [])])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!agreement?.orgId) throw new Problem("record.not-found");
  const { orgId } = agreement;
  const reads = table === "apprenticeAgreements" ? isAdminLevel(caller) : isStaff(caller);
  if (reads && worksFor(caller, orgId)) {
    await refusePersonAbove(db, policyOf("userProfiles"), agreement, caller);
    return orgId;
  }
  if (caller.kind === "user" && caller.orgId === orgId && agreement.userId === caller.userId)
    return orgId;
  const reach = await accessReachOf(db, header("x-access-grant"), clock());
  const isOpen =
    reach?.byCode && reach.recordType === (table as RecordType) && reach.recordId === id;
  if (!isOpen)
    throw new Problem(caller.kind === "user" ? "record.not-found" : "access.grant-needed");
  return orgId;
}
