import { type GatedType, type RecordDefinition, records } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { openField } from "../../records/sealed-fields.ts";

/** A record behind a code: whose it is, its code where it has one, and whether it still lets anybody in. */
export interface GatedRecord {
  orgId: string | null;
  accessCode: string | null;
  /** Used up or switched off: nobody is let in any more. */
  closed: boolean;
  /** Whose agreement it is. */
  userId: string | null;
}

/** Finds a record that an access code can close; undefined where there is none. Held, it stays as it is until the transaction ends. */
export async function findGated(
  db: Kysely<Database>,
  sealer: Sealer,
  type: GatedType,
  id: string,
  hold?: "hold",
): Promise<GatedRecord | undefined> {
  const definition: RecordDefinition = records[type];
  const { rows } = await sql<{
    orgId: string | null;
    accessCode: string | null;
    consumedAt?: string | null;
    inactive?: boolean | null;
    userId?: string | null;
  }>`
    SELECT * FROM ${sql.table(definition.table)} WHERE "id" = ${id} ${hold ? sql`FOR SHARE` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    orgId: row.orgId,
    accessCode: openField(sealer, definition, id, "accessCode", row.accessCode) as string | null,
    closed: (row.consumedAt ?? null) !== null || row.inactive === true,
    userId: row.userId ?? null,
  };
}
