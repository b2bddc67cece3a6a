import type { Kysely } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { policyOf } from "../access/record-policies.ts";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../platform/database/schema.ts";
import { countAttempt } from "../platform/limits/attempts.ts";
import { ofMany } from "../platform/limits/most.ts";

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
  const subject = `${definition.table}/${String(row["id"])}`;
  // Each is written down for good, as each reading is.
  const limits = [ofMany(`private of ${subject} changed by invitee`)];
  await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
  await appendAudit(
    transaction,
    {
      actor: "invitee",
      orgId: String(row["orgId"]),
      action: "private.changed",
      subject,
      details: { fields: Object.keys(values).join(",") },
    },
    now,
  );
}
