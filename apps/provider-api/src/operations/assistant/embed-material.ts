import sanitizeHtml from "sanitize-html";
import { sql } from "kysely";
import { documents, embedMaterial as endpoint, materials } from "@guildway/api-contract";
import { actorOf, kindOf } from "../../access/caller.ts";
import { policyOf } from "../../access/record-policies.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { splitText } from "../../passages/split-text.ts";
import { newId } from "../../platform/new-id.ts";
import { belongs } from "../../records/reach.ts";
import { changeRow, deleteAllRows, insertRows } from "../../records/stored-rows.ts";

export const embedMaterial = operation(
  endpoint,
  async ({ caller, body }, { db, sealer, clock }) => {
    const { materialId, resourceId, orgId } = body;
    if (caller.kind !== "user" || (caller.role !== "superAdmin" && caller.orgId !== orgId))
      throw new Problem("record.not-found");
    const now = clock();
    const by = { actor: actorOf(caller), now };
    const passages = await db.transaction().execute(async (transaction) => {
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
      if (!material || !resource) return undefined;
      // What stands in the library is found by visitors: nobody puts there what they may not change.
      const policy = policyOf(materials.type);
      if (!belongs(material, policy.update[kindOf(caller)], policy, caller)) return undefined;
      const texts = splitText(plainText(`${material.title ?? ""}.\n\n${material.body ?? ""}`));
      const earlier = sql`"refId" = ${resourceId} AND "orgId" = ${orgId}`;
      await deleteAllRows(transaction, sealer, documents, earlier, by);
      const passages = texts.map((rawText, index) => ({
        id: newId(),
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        orgId,
        refId: resourceId,
        rawText,
        pageNumber: index + 1,
        metadata: { materialId },
      }));
      await insertRows(transaction, sealer, documents, passages, by);
      const values = {
        isEmbedded: true,
        // Naming another resource is a change of the material; embedding it again is none.
        ...(material.resourceId !== resourceId && { resourceId }),
      };
      await changeRow(transaction, sealer, materials, material, { values }, by);
      return texts.length;
    });
    if (passages === undefined) throw new Problem("record.not-found");
    return { passages };
  },
);

/** The words of rich text, a paragraph for each block. */
function plainText(html: string): string {
  const blocks = html.replaceAll(/<\/(p|li|h[1-6]|div|tr)>|<br\s*\/?>/gi, "\n\n");
  return sanitizeHtml(blocks, { allowedTags: [], allowedAttributes: {} })
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
}
