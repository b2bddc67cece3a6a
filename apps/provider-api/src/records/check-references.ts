import { type Kysely, sql } from "kysely";
import type { RecordPolicy } from "../access/record-policy.ts";
import type { Database } from "../database/schema.ts";
import { Problem } from "../http/problem.ts";

/** Refuses values that name a record of another organization where the policy wants one of the same. */
export async function checkReferences(
  transaction: Kysely<Database>,
  policy: RecordPolicy,
  values: Readonly<Record<string, unknown>>,
  orgId: unknown,
): Promise<void> {
  for (const [column, table] of Object.entries(policy.references ?? {})) {
    const id = values[column];
    if (id === undefined || id === null) continue;
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(table)} WHERE "id" = ${id} AND "orgId" = ${orgId}`.execute(
      transaction,
    );
    if (rows.length === 0)
      throw new Problem("record.reference-unknown", {
        faults: [{ field: column, reason: "names no record of this organization" }],
      });
  }
}
