import { retryMail as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { enqueueJobs, withdrawJob } from "../../jobs/job-queue.ts";
import { mailJobKind } from "../../mail/outbox.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { ofOne } from "../../platform/limits/most.ts";
import { Problem } from "../../platform/problem.ts";

export const retryMail = operation(endpoint, async ({ caller, body: { id } }, { db, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .updateTable("outbox")
      .set({ status: "waiting", attempts: 0, lastError: null })
      .where("id", "=", id)
      .where("status", "=", "failed")
      .$if(caller.role !== "superAdmin", (own) => own.where("orgId", "=", caller.orgId))
      .returning("id")
      .executeTakeFirst();
    if (!mail) throw new Problem("record.not-found");
    const limits = [ofOne(`retry of ${id}`)];
    await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
    // The job that gave up is there still.
    await withdrawJob(transaction, mailJobKind, id);
    await enqueueJobs(transaction, mailJobKind, [id], now);
  });
  return { waiting: true as const };
});
