import { externalRegistrations } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { appendAudit } from "../../audit/append.ts";
import { limitsOfDecisionMails } from "../../mail/limits-of-staff-mails.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import type { Database } from "../../platform/database/schema.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { changeRow } from "../../records/stored-rows.ts";
import type { Services } from "../../services.ts";
import type { Decision, StoredRegistration } from "./lock-registration.ts";
import { mailOfDecision } from "./mail-of-decision.ts";

/** Writes down what was decided of a registration, and mails it to the person. */
export async function closeRegistration(
  transaction: Kysely<Database>,
  services: Pick<Services, "sealer" | "settings">,
  registration: StoredRegistration,
  { status, reason }: { status: Decision; reason?: string | undefined },
  { actor, now }: { actor: string; now: Date },
): Promise<string> {
  const decidedAt = now.toISOString();
  const values = { status, decidedAt, decidedBy: actor, reason: reason || null };
  const mail = await mailOfDecision(transaction, services, registration, values, actor);
  // Whoever decides may also choose whose address it is.
  if (mail) {
    const limits = limitsOfDecisionMails(registration.orgId, mail.to);
    await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
  }
  await changeRow(
    transaction,
    services.sealer,
    externalRegistrations,
    { ...registration },
    { values },
    { actor, now },
  );
  await appendAudit(
    transaction,
    {
      actor,
      orgId: registration.orgId,
      action: `registration.${status}`,
      subject: `users/${registration.userId}`,
      details: { registration: registration.id },
    },
    now,
  );
  if (mail) await enqueueMails(transaction, [mail], now);
  return decidedAt;
}

/** Whether the person has another registration that waits. */
export async function hasOthersPending(
  transaction: Kysely<Database>,
  { id, userId }: StoredRegistration,
): Promise<boolean> {
  const other = await transaction
    .selectFrom("externalRegistrations")
    .select("id")
    .where("userId", "=", userId)
    .where("status", "=", "pending")
    .where("id", "!=", id)
    .executeTakeFirst();
  return other !== undefined;
}
