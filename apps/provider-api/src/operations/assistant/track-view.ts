import { sql } from "kysely";
import { trackView as endpoint, records } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { newId } from "../../platform/new-id.ts";
import { spendVisitorBudget } from "../spend-visitor-budget.ts";

export const trackView = operation(endpoint, async (call, services) => {
  spendVisitorBudget(call, services);
  const { caller, body } = call;
  const { db, clock } = services;
  const { refId, refTable, orgId } = body;
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(records[refTable].table)} WHERE "id" = ${refId} AND "orgId" = ${orgId}`.execute(
    db,
  );
  // Answered alike, so that nobody learns which records there are.
  if (rows.length === 0) return { tracked: true };
  await db
    .insertInto("viewEvents")
    .values({
      id: newId(),
      at: clock().toISOString(),
      refId,
      refTable,
      orgId,
      isUnique: body.isUnique ?? false,
      // Nobody is counted under another's name.
      userId: caller.kind === "user" ? caller.userId : null,
      language: body.language ?? null,
      platform: body.platform ?? null,
    })
    .execute();
  return { tracked: true };
});
