import { isMailAddress, jobProfiles, sendTrainingPlan as endpoint } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { holdsGrant } from "../../access/grants.ts";
import { kindOf } from "../../access/caller.ts";
import { recordPolicies } from "../../access/record-policies.ts";
import type { Database } from "../../platform/database/schema.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import { planNotification, planSummary } from "../../mail/training-plan-mails.ts";
import { findOccupation } from "../../records/plan-occupation.ts";
import { knownNames } from "./known-names.ts";
import { limitsOfNotifications, limitsOfPlanMails } from "./limits-of-plan-mails.ts";
import { withTitleIn } from "./with-title-in.ts";
import { belongs } from "../../records/reach.ts";

export const sendTrainingPlan = operation(endpoint, async (call, services) => {
  const { db, settings, clock } = services;
  const now = clock();
  const { docId } = call.body;
  const plan = await db
    .selectFrom("jobProfiles")
    .selectAll()
    .where("id", "=", docId)
    .executeTakeFirst();
  const policy = recordPolicies.jobProfiles;
  const granted = await holdsGrant(
    db,
    call.header("x-edit-grant") ?? "",
    "edit",
    jobProfiles.type,
    docId,
    now,
  );
  const staff =
    plan !== undefined && belongs(plan, policy.update[kindOf(call.caller)], policy, call.caller);
  if (!granted && !staff) throw new Problem("access.grant-needed");
  if (!plan) throw new Problem("record.not-found");
  if (!plan.email || !isMailAddress(plan.email) || !plan.name)
    throw new Problem("training-plan.incomplete");
  await countAttempt(db, limitsOfPlanMails(plan.email, call.address), { now });

  const organization = await recipientOf(db, plan);
  // What a visitor wrote of the occupation does not go out in our name.
  const occupation = await findOccupation(db, plan.OnetCode ?? "");
  const sent = { ...plan, OccupationDescription: occupation?.description ?? null };
  const link = `${settings.publicUrl}/external/job-profiles/${encodeURIComponent(docId)}`;
  const envelope = {
    from: settings.mailFrom,
    bcc: settings.mailBlindCopies,
    orgId: organization?.id ?? null,
  };
  const summary = {
    ...envelope,
    kind: "training-plan.summary",
    to: plan.email,
    ...planSummary(
      withTitleIn(call.body.lang, sent),
      link,
      call.body.lang,
      await knownNames(db, plan),
    ),
  };
  const notification = {
    ...envelope,
    kind: "training-plan.notification",
    to: organization?.notificationEmail ?? settings.providerEmail,
    replyTo: plan.email,
    ...planNotification(sent, link, organization?.name ?? undefined),
  };
  const isTold = await mayTell(db, notification.to, call.address, now);
  const mails = isTold ? [summary, notification] : [summary];
  await enqueueMails(db, mails, now);
  return { sent: mails.length };
});

/** Whether one more notification goes out. Where it does not the visitor has their plan all the same, and it stands in the console. */
async function mayTell(
  db: Kysely<Database>,
  to: string,
  address: string,
  now: Date,
): Promise<boolean> {
  try {
    await countAttempt(db, limitsOfNotifications(to, address), { now });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** The organization of a plan, or of its location where it has none of its own. */
async function recipientOf(
  db: Kysely<Database>,
  { orgId, locationId }: { orgId: string | null; locationId: string | null },
) {
  const ofLocation = db
    .selectFrom("locations")
    .select("orgId")
    .where("id", "=", locationId ?? "");
  return db
    .selectFrom("organizations")
    .select(["id", "name", "notificationEmail"])
    .where("id", "=", orgId ?? ofLocation)
    .executeTakeFirst();
}
