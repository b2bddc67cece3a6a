import { createProgramKey as endpoint } from "@guildway/api-contract";
import { worksFor } from "../../access/caller.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { countAttempt, lockKeys } from "../../platform/limits/attempts.ts";
import { newId } from "../../platform/new-id.ts";
import { Problem } from "../../platform/problem.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { limitOfNewKeys, newKey, requireLater } from "./new-key.ts";

/** As many keys as an organization has at a time. */
const mostKeys = 20;

export const createProgramKey = operation(endpoint, async ({ caller, body }, { db, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const { name, orgId = caller.orgId, scopes, expiresAt } = body;
  if (!worksFor(caller, orgId)) throw new Problem("record.not-found");
  const now = clock();
  requireLater("expiresAt", expiresAt, now);
  const id = newId();
  const key = newKey();
  await db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, [`program keys of ${orgId}`]);
    const organization = await transaction
      .selectFrom("organizations")
      .select("id")
      .where("id", "=", orgId)
      .executeTakeFirst();
    if (!organization) throw new Problem("record.not-found");
    const { count } = await transaction
      .selectFrom("apiKeys")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("orgId", "=", orgId)
      .where("revokedAt", "is", null)
      .where((where) =>
        where.or([where("expiresAt", "is", null), where("expiresAt", ">", now.toISOString())]),
      )
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostKeys) throw new Problem("record.too-many");
    const limits = [limitOfNewKeys(orgId)];
    await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
    const createdAt = now.toISOString();
    await transaction
      .insertInto("apiKeys")
      .values({
        id,
        tokenHash: hashSecret(key),
        orgId,
        name,
        createdAt,
        scopes: scopes ? [...new Set(scopes)] : null,
        expiresAt: expiresAt ?? null,
      })
      .execute();
    const subject = `programKeys/${id}`;
    const entry = { actor: caller.userId, orgId, action: "program-key.created", subject };
    await appendAudit(transaction, entry, now);
  });
  return { id, key };
});
