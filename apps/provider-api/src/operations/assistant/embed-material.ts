import { embedMaterial as endpoint, materials, resources } from "@guildway/api-contract";
import { sql } from "kysely";
import { actorOf, kindOf } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { operation } from "../../http/operation.ts";
import { readMaterial } from "../../library/indexing/read-material.ts";
import { replacePassages } from "../../library/indexing/replace-passages.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
import { ofMany } from "../../platform/limits/most.ts";
import { Problem } from "../../platform/problem.ts";
import { belongs } from "../../records/reach.ts";
import { changeRow, noteFacts } from "../../records/stored-rows.ts";
import type { Services } from "../../services.ts";

export const embedMaterial = operation(endpoint, async ({ caller, body }, services) => {
  const { materialId, resourceId, orgId } = body;
  if (caller.kind !== "user" || (caller.role !== "superAdmin" && caller.orgId !== orgId))
    throw new Problem("record.not-found");
  const { db, sealer, clock } = services;
  const by = { actor: actorOf(caller), now: clock() };
  const material = await db.transaction().execute(async (transaction) => {
    const material = await transaction
      .selectFrom("materials")
      .selectAll()
      .where("id", "=", materialId)
      .where("orgId", "=", orgId)
      .forUpdate()
      .executeTakeFirst();
    const resource = await transaction
      .selectFrom("resources")
      .select("id")
      .where("id", "=", resourceId)
      .where("orgId", "=", orgId)
      .executeTakeFirst();
    // What stands in the library is found by visitors: nobody puts there what they may not change.
    const policy = policyOf(materials.type);
    if (!material || !resource || !belongs(material, policy.update[kindOf(caller)], policy, caller))
      throw new Problem("record.not-found");
    const values = {
      isEmbedded: true,
      // Naming another resource is a change of the material; embedding it again is none.
      ...(material.resourceId !== resourceId && { resourceId }),
    };
    await changeRow(transaction, sealer, materials, material, { values }, by);
    // Whatever is about to read the resource's own text leaves it to this.
    await noteFacts(transaction, resources, sql`"id" = ${resourceId}`, { indexState: "ready" });
    // Many passages are written for each: nobody has others wait for it again and again.
    const limits = [ofMany(`embedding for ${orgId}`)];
    await countAttempt(transaction, limits, { now: clock(), code: "limit.too-many-requests" });
    return material;
  });
  return inTurn([`embedding for ${orgId}`], async () => {
    const { passages, isCut } = await readMaterial(services, material);
    const owner = { orgId, resourceId, metadata: { materialId } };
    await replacePassages(services, owner, passages, async (transaction) => {
      const { rows } = await sql`
        SELECT 1 FROM "resources" WHERE "id" = ${resourceId} FOR UPDATE`.execute(transaction);
      return rows.length > 0;
    });
    await noteRead(services, resourceId, { passageCount: passages.length, isCut });
    return { passages: passages.length };
  });
});

/** Says of the resource that it is read, and how much. */
function noteRead(
  { db, clock }: Services,
  id: string,
  { passageCount, isCut }: { passageCount: number; isCut: boolean },
): Promise<void> {
  return noteFacts(db, resources, sql`"id" = ${id}`, {
    indexState: passageCount > 0 ? "ready" : "empty",
    indexReason: isCut ? "tooLong" : null,
    pagesRead: null,
    pages: null,
    passageCount,
    indexedAt: clock().toISOString(),
  });
}
