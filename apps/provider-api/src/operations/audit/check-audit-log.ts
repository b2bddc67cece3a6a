import { checkAuditLog as endpoint } from "@guildway/api-contract";
import { checkAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";

/** It reads everything there is. */
const limit = { key: "check of the audit log", most: 6, windowMs: 3_600_000 };

export const checkAuditLog = operation(endpoint, async (_, { db, clock, auditHead }) => {
  const now = clock();
  await countAttempt(db, [limit], { now, code: "limit.too-many-requests" });
  const { entries, brokenAt = null } = await checkAudit(db, auditHead.noted);
  return { entries, brokenAt, checkedAt: now.toISOString() };
});
