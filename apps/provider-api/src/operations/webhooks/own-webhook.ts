import type { Kysely } from "kysely";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** A webhook that goes on, of the caller's organization, locked until the transaction ends. */
export async function ownWebhook(
  transaction: Kysely<Database>,
  caller: Extract<Caller, { kind: "user" }>,
  id: string,
) {
  const webhook = await transaction
    .selectFrom("webhookTargets")
    .select(["orgId", "sealedSecret"])
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .$if(caller.role !== "superAdmin", (own) => own.where("orgId", "=", caller.orgId))
    .forUpdate()
    .executeTakeFirst();
  if (!webhook) throw new Problem("record.not-found");
  return webhook;
}
