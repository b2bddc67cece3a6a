import { indexResource as endpoint, resources } from "@guildway/api-contract";
import { kindOf } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { queueReading } from "../../records/queue-reading.ts";
import { belongs } from "../../records/reach.ts";

export const indexResource = operation(endpoint, async ({ caller, body }, { db, clock }) => {
  const { resourceId, orgId } = body;
  await db.transaction().execute(async (transaction) => {
    const resource = await transaction
      .selectFrom("resources")
      .select(["id", "orgId", "userId", "indexState"])
      .where("id", "=", resourceId)
      .where("orgId", "=", orgId)
      .forUpdate()
      .executeTakeFirst();
    const policy = policyOf(resources.type);
    if (!resource || !belongs(resource, policy.update[kindOf(caller)], policy, caller))
      throw new Problem("record.not-found");
    // Who asks again for what already waits asks for nothing more.
    if (resource.indexState !== "waiting") await queueReading(transaction, resourceId, clock());
  });
  return { indexState: "waiting" as const };
});
