import { indexResource as endpoint, resources } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import { kindOf } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { operation } from "../../http/operation.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import { queueReading } from "../../records/queue-reading.ts";
import { belongs } from "../../records/reach.ts";

export const indexResource = operation(endpoint, async ({ caller, body }, { db, clock }) => {
  const { resourceId, orgId } = body;
  const indexState = await db.transaction().execute(async (transaction) => {
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
    if (resource.indexState === "waiting") return "waiting" as const;
    if (await isOfMaterial(transaction, resourceId)) return "ready" as const;
    await queueReading(transaction, resource, clock());
    return "waiting" as const;
  });
  return { indexState };
});

/** Whether its passages are those of a material, which is embedded again where that is changed. */
async function isOfMaterial(db: Kysely<Database>, resourceId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM "documents" WHERE "refId" = ${resourceId} AND "metadata" ? 'materialId' LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
