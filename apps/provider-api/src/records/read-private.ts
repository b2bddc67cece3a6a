import type { RecordDefinition } from "@guildway/api-contract";
import type { Platform } from "../platform/platform.ts";
import { appendAudit } from "../audit/append.ts";
import { countAttempt } from "../platform/limits/attempts.ts";
import { ofMany } from "../platform/limits/most.ts";
import { maskPrivate } from "./mask-private.ts";
import { openField } from "./sealed-fields.ts";

type Row = Record<string, unknown>;

/** Who reads, as the audit log names them, and why they see what others see masked, where they may. */
export interface PrivateReader {
  actor: string;
  reveal: string | undefined;
}

/** Each reading is written down for good. */
const ofReadings = (actor: string, subject: string) => ofMany(`private of ${subject} by ${actor}`);

/** Opens the named private fields of one record, and writes down who read them; the values are not written down. */
export async function readPrivate(
  { db, sealer, clock }: Pick<Platform, "db" | "sealer" | "clock">,
  definition: RecordDefinition,
  row: Row,
  fields: readonly string[],
  { actor, reveal }: PrivateReader,
): Promise<Row> {
  const orgId = row["orgId"];
  const now = clock();
  const subject = `${definition.table}/${String(row["id"])}`;
  const limits = [ofReadings(actor, subject)];
  await countAttempt(db, limits, { now, code: "limit.too-many-requests" });
  await appendAudit(
    db,
    {
      actor,
      orgId: typeof orgId === "string" ? orgId : undefined,
      action: "private.read",
      subject,
      details: { fields: fields.join(","), ...(reveal !== undefined && { reveal }) },
    },
    now,
  );
  return Object.fromEntries(
    fields.map((name) => {
      const value = openField(sealer, definition, String(row["id"]), name, row[name]);
      return [name, maskPrivate(definition.type, name, value, reveal !== undefined)];
    }),
  );
}
