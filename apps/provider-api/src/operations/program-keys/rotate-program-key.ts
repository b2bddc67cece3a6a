import { rotateProgramKey as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { endPublicUrlsBy } from "../../files/end-public-urls.ts";
import { operation } from "../../http/operation.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { Problem } from "../../platform/problem.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { limitOfNewKeys, newKey } from "./new-key.ts";

const hourMs = 3_600_000;

export const rotateProgramKey = operation(
  endpoint,
  async ({ caller, body: { id, keepsHours } }, { db, clock }) => {
    if (caller.kind !== "user") throw new Problem("auth.token-missing");
    const now = clock();
    const key = newKey();
    const earlierUntil = new Date(now.getTime() + keepsHours * hourMs).toISOString();
    await db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom("apiKeys")
        .select(["tokenHash", "orgId", "expiresAt"])
        .where("id", "=", id)
        .where("revokedAt", "is", null)
        .$if(caller.role !== "superAdmin", (own) => own.where("orgId", "=", caller.orgId))
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new Problem("record.not-found");
      const { orgId, tokenHash, expiresAt } = before;
      if (expiresAt && Date.parse(expiresAt) <= now.getTime())
        throw new Problem("program-key.ended");
      await countAttempt(transaction, [limitOfNewKeys(orgId)], {
        now,
        code: "limit.too-many-requests",
      });
      await transaction
        .updateTable("apiKeys")
        .set({
          tokenHash: hashSecret(key),
          earlierTokenHash: tokenHash,
          earlierUntil,
          rotatedAt: now.toISOString(),
        })
        .where("id", "=", id)
        .execute();
      await endPublicUrlsBy(transaction, id, earlierUntil);
      const subject = `programKeys/${id}`;
      const details = { keepsHours };
      const entry = {
        actor: caller.userId,
        orgId,
        action: "program-key.rotated",
        subject,
        details,
      };
      await appendAudit(transaction, entry, now);
    });
    return { id, key, earlierUntil };
  },
);
