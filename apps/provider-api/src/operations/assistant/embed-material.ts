import sanitizeHtml from "sanitize-html";
import { embedMaterial as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { splitText } from "../../passages/split-text.ts";
import { newId } from "../../platform/new-id.ts";

export const embedMaterial = operation(endpoint, async ({ caller, body }, { db, clock }) => {
  const { materialId, resourceId, orgId } = body;
  if (caller.kind !== "user" || (caller.role !== "superAdmin" && caller.orgId !== orgId))
    throw new Problem("record.not-found");
  const now = clock().toISOString();
  const passages = await db.transaction().execute(async (transaction) => {
    const material = await transaction
      .selectFrom("materials")
      .selectAll()
      .where("id", "=", materialId)
      .where("orgId", "=", orgId)
      .executeTakeFirst();
    const resource = await transaction
      .selectFrom("resources")
      .select("id")
      .where("id", "=", resourceId)
      .where("orgId", "=", orgId)
      .executeTakeFirst();
    if (!material || !resource) return undefined;
    const texts = splitText(plainText(`${material.title ?? ""}.\n\n${material.body ?? ""}`));
    await transaction
      .deleteFrom("documents")
      .where("refId", "=", resourceId)
      .where("orgId", "=", orgId)
      .execute();
    if (texts.length > 0)
      await transaction
        .insertInto("documents")
        .values(
          texts.map((rawText, index) => ({
            id: newId(),
            createdAt: now,
            updatedAt: now,
            orgId,
            refId: resourceId,
            rawText,
            pageNumber: index + 1,
            metadata: JSON.stringify({ materialId }) as never,
          })),
        )
        .execute();
    await transaction
      .updateTable("materials")
      .set({ isEmbedded: true, resourceId, updatedAt: now })
      .where("id", "=", materialId)
      .execute();
    return texts.length;
  });
  if (passages === undefined) throw new Problem("record.not-found");
  return { passages };
});

/** The words of rich text, a paragraph for each block. */
function plainText(html: string): string {
  const blocks = html.replaceAll(/<\/(p|li|h[1-6]|div|tr)>|<br\s*\/?>/gi, "\n\n");
  return sanitizeHtml(blocks, { allowedTags: [], allowedAttributes: {} })
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
}
