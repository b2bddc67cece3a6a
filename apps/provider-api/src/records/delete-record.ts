import { sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { actorOf, kindOf } from "../access/caller.ts";
import { endAllGrants } from "../access/grants.ts";
import { policyOf } from "../access/record-policies.ts";
import { appendAudit } from "../audit/append.ts";
import type { Platform } from "../platform/platform.ts";
import { Problem } from "../platform/problem.ts";
import { whyEvidence } from "./evidence.ts";
import { forgetFile } from "./forget-file.ts";
import { partsOf } from "./parts.ts";
import { refusePersonAbove } from "./person-above.ts";
import { countPassages } from "./queue-reading.ts";
import { belongs, ownScope, refusal } from "./reach.ts";
import { deleteAllRows, deleteRows } from "./stored-rows.ts";
import { refuseStale } from "./versions.ts";
import { readsCoursesOnly, type Writer } from "./write-record.ts";

/** Deletes a record that the caller reaches with its parts, unless it is evidence or has become another than the caller has read; the audit log keeps that it was there. */
export async function deleteRecord(
  { db, sealer }: Pick<Platform, "db" | "sealer">,
  definition: RecordDefinition,
  id: string,
  writer: Writer,
): Promise<void> {
  const { caller, now } = writer;
  const policy = policyOf(definition.type);
  const reach = policy.delete[kindOf(caller)];
  if (reach === "none" || readsCoursesOnly(policy, caller)) throw refusal(caller);
  const own = ownScope(reach, policy, caller);
  const by = { actor: actorOf(caller), now };
  await db.transaction().execute(async (transaction) => {
    const where = sql`"id" = ${id} ${own ? sql`AND ${own}` : sql``}`;
    const { rows } = await sql<Record<string, unknown>>`
      SELECT * FROM ${sql.table(definition.table)} WHERE ${where} FOR UPDATE`.execute(transaction);
    const [found] = rows;
    if (!found || !belongs(found, reach, policy, caller)) throw new Problem("record.not-found");
    await refusePersonAbove(transaction, policy, found, caller);
    await refuseStale(transaction, sealer, definition, found, writer);
    const evidence = await whyEvidence(transaction, definition, found);
    if (evidence) throw new Problem("record.conflict", { faults: [evidence] });
    for (const { part, column } of partsOf(definition))
      await deleteAllRows(transaction, sealer, part, sql`${sql.ref(column)} = ${id}`, by);
    await deleteRows(transaction, sealer, definition, where, by);
    // Made again under the key of its maker it would have the same id.
    await endAllGrants(transaction, definition.type, [id]);
    await countPassages(transaction, definition, found);
    await forgetFile(transaction, definition, found, undefined, now);
    const orgId = found[policy.organizationColumn] as string | null;
    await appendAudit(
      transaction,
      {
        actor: by.actor,
        orgId: orgId ?? undefined,
        action: "record.deleted",
        subject: `${definition.table}/${id}`,
      },
      now,
    );
  });
}
