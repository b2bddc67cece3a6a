import type { Kysely } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { policyOf } from "../access/record-policies.ts";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../platform/database/schema.ts";

type Row = Record<string, unknown>;

/** Writes down that a person's own data was written by the grant of their invite; the values are not written down. */
export async function noteInvitee(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  row: Row,
  values: Row,
  now: Date,
): Promise<void> {
  if (!policyOf(definition.type).accessIsPersonal) return;
  await appendAudit(
    transaction,
    {
      actor: "invitee",
      orgId: String(row["orgId"]),
      action: "private.changed",
      subject: `${definition.table}/${String(row["id"])}`,
      details: { fields: Object.keys(values).join(",") },
    },
    now,
  );
}
