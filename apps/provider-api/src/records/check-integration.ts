import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/** Refuses the integration of another organization; one that takes payments stands elsewhere and is not known here. */
export async function checkIntegration(
  transaction: Kysely<Database>,
  { integrationId: named }: Row,
  { integrationId: was }: Row,
  orgId: unknown,
): Promise<void> {
  if (typeof named !== "string" || named === was) return;
  const integration = await transaction
    .selectFrom("integrations")
    .select("orgId")
    .where("id", "=", named)
    .executeTakeFirst();
  if (integration && integration.orgId !== orgId)
    throw new Problem("record.reference-unknown", {
      faults: [{ field: "integrationId", reason: "names no record of this organization" }],
    });
}
