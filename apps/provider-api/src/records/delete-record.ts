import { type Kysely, sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { actorOf, kindOf } from "../access/caller.ts";
import { policyOf } from "../access/record-policies.ts";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../database/schema.ts";
import { Problem } from "../http/problem.ts";
import { ownScope, refusal } from "./reach.ts";
import { readsCoursesOnly, type Writer } from "./write-record.ts";

/** Deletes a record that the caller reaches; the audit log keeps that it was there. */
export async function deleteRecord(
  db: Kysely<Database>,
  definition: RecordDefinition,
  id: string,
  { caller, now }: Writer,
): Promise<void> {
  const policy = policyOf(definition.type);
  const reach = policy.delete[kindOf(caller)];
  if (reach === "none" || readsCoursesOnly(policy, caller)) throw refusal(caller);
  const own = ownScope(reach, policy, caller);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ orgId: string | null }>`
      DELETE FROM ${sql.table(definition.table)} WHERE "id" = ${id} ${own ? sql`AND ${own}` : sql``}
      RETURNING ${sql.ref(policy.organizationColumn)} AS "orgId"`.execute(transaction);
    const deleted = rows[0];
    if (!deleted) throw new Problem("record.not-found");
    await appendAudit(
      transaction,
      {
        actor: actorOf(caller),
        orgId: deleted.orgId ?? undefined,
        action: "record.deleted",
        subject: `${definition.table}/${id}`,
      },
      now,
    );
  });
}
