import type { RecordDefinition } from "@guildway/api-contract";
import { actorOf, type Caller, isAdminLevel } from "../access/caller.ts";
import type { Services } from "../services.ts";
import { appendAudit } from "../audit/append.ts";
import { maskPrivate } from "./mask-private.ts";
import { openField } from "./sealed-fields.ts";

type Row = Record<string, unknown>;

/** Opens the named private fields of one record, and writes down who read them; the values are not written down. */
export async function readPrivate(
  { db, sealer, clock }: Pick<Services, "db" | "sealer" | "clock">,
  definition: RecordDefinition,
  row: Row,
  fields: readonly string[],
  caller: Caller,
  reveal: string | undefined,
): Promise<Row> {
  const revealed = reveal !== undefined && isAdminLevel(caller);
  const orgId = row["orgId"];
  await appendAudit(
    db,
    {
      actor: actorOf(caller),
      orgId: typeof orgId === "string" ? orgId : undefined,
      action: "private.read",
      subject: `${definition.table}/${String(row["id"])}`,
      details: { fields: fields.join(","), ...(revealed && { reveal }) },
    },
    clock(),
  );
  return Object.fromEntries(
    fields.map((name) => {
      const value = openField(sealer, definition, String(row["id"]), name, row[name]);
      return [name, maskPrivate(definition.type, name, value, revealed)];
    }),
  );
}
