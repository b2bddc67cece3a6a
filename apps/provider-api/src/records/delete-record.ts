import { type Kysely, sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { actorOf, kindOf } from "../access/caller.ts";
import { policyOf } from "../access/record-policies.ts";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import { ownScope, refusal } from "./reach.ts";
import { readsCoursesOnly, type Writer } from "./write-record.ts";

type Row = Record<string, unknown>;

/** Deletes a record that the caller reaches, unless it is evidence; the audit log keeps that it was there. */
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
    const { rows } = await sql<Row>`
      DELETE FROM ${sql.table(definition.table)} WHERE "id" = ${id} ${own ? sql`AND ${own}` : sql``}
      RETURNING *`.execute(transaction);
    const deleted = rows[0];
    if (!deleted) throw new Problem("record.not-found");
    const evidence = policy.evidenceOnce?.column;
    // Thrown within the transaction, which brings the record back.
    if (evidence && deleted[evidence] !== null)
      throw new Problem("record.conflict", {
        faults: [{ field: evidence, reason: "is evidence, so the record stays" }],
      });
    const orgId = deleted[policy.organizationColumn] as string | null;
    await appendAudit(
      transaction,
      {
        actor: actorOf(caller),
        orgId: orgId ?? undefined,
        action: "record.deleted",
        subject: `${definition.table}/${id}`,
      },
      now,
    );
  });
}
