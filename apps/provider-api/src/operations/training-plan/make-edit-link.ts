import {
  editFragment,
  isMailAddress,
  jobProfiles,
  makeEditLink as endpoint,
} from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { endEditLinks, holdsGrant, issueGrant } from "../../access/grants.ts";
import { operation } from "../../http/operation.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import { planEditLink } from "../../mail/training-plan-mails.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import { withTitleIn } from "./with-title-in.ts";
import { limitsOfPlanMails } from "./limits-of-plan-mails.ts";

export const makeEditLink = operation(endpoint, async (call, services) => {
  const { db, settings, sealer, clock } = services;
  const now = clock();
  const { docId, mail, lang } = call.body;
  const own = call.header("x-edit-grant") ?? "";
  const plan = await grantedPlan(db, docId, own, now);
  const { email } = plan;
  if (mail && (!email || !isMailAddress(email))) throw new Problem("training-plan.incomplete");
  if (mail && email) await countAttempt(db, limitsOfPlanMails(email, call.address), { now });

  const editGrant = await db.transaction().execute(async (transaction) => {
    // One after the other, so that of two links asked for at once one is left.
    await transaction
      .selectFrom("jobProfiles")
      .select("id")
      .where("id", "=", docId)
      .forUpdate()
      .execute();
    await grantedPlan(transaction, docId, own, now);
    // Whoever had an earlier link, such as the reader of a mail that was passed on, changes the plan no more.
    await endEditLinks(transaction, jobProfiles.type, docId, own, now);
    const hours = settings.planDays * 24;
    const grant = await issueGrant(transaction, "edit", jobProfiles.type, docId, now, hours);
    if (mail && email) {
      const link = `${settings.publicUrl}/external/job-profiles/${encodeURIComponent(docId)}${editFragment(grant)}`;
      const written = {
        kind: "training-plan.edit-link",
        orgId: plan.orgId,
        from: settings.mailFrom,
        to: email,
        bcc: [],
        sealedWith: sealer,
        ...planEditLink(withTitleIn(lang, plan), link, lang),
      };
      await enqueueMails(transaction, [written], now);
    }
    return grant;
  });
  return { editGrant, sent: mail };
});

/** What is said of the plan in the mail, where the grant is good. */
async function grantedPlan(db: Kysely<Database>, docId: string, own: string, now: Date) {
  if (!(await holdsGrant(db, own, "edit", jobProfiles.type, docId, now)))
    throw new Problem("access.grant-needed");
  const plan = await db
    .selectFrom("jobProfiles")
    .select(["OnetCode", "OnetTitle", "name", "email", "orgId"])
    .where("id", "=", docId)
    .executeTakeFirst();
  if (!plan) throw new Problem("record.not-found");
  return plan;
}
