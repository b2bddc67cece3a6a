import { type Kysely, sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { policyOf } from "../access/record-policies.ts";
import type { Database } from "../platform/database/schema.ts";

type Row = Record<string, unknown>;

/** Who sends a request of the fuzz run. */
export interface Sender {
  name: string;
  orgId: string | undefined;
  seesAll: boolean;
  headers: Record<string, string>;
}

/** What an answer has of each row besides its fields, the same for everybody. */
const alwaysVisible = ["sys", "hasAccessCode", "eUnits"];

/**
 * What a sender saw of another organization's records that is not public, in words; undefined where there is nothing.
 * Whose a row is, the database says, whatever of it was selected. `ids` are those of the rows, in their order.
 */
export async function foreignRows(
  db: Kysely<Database>,
  { name, orgId, seesAll }: Sender,
  definition: RecordDefinition,
  rows: readonly Row[],
  ids: readonly string[],
): Promise<string | undefined> {
  if (seesAll || rows.length === 0) return undefined;
  const { publicColumns } = policyOf(definition.type);
  const visible = new Set<string>([...publicColumns, ...alwaysVisible]);
  const owners = await ownersOf(db, definition, ids);
  for (const [at, row] of rows.entries()) {
    const id = ids[at];
    const owner = id === undefined ? undefined : owners.get(id);
    if (id === undefined || owner === null || owner === orgId) continue;
    const seen = Object.keys(row).filter((field) => !visible.has(field));
    if (seen.length > 0)
      return `${name} sees ${seen.join(", ")} of ${definition.type} ${id} of ${owner ?? "nobody"}`;
  }
  return undefined;
}

/** The id of a row as it is answered. */
export function answeredId(row: Row): string | undefined {
  const id = (row["sys"] as Row | undefined)?.["id"] ?? row["id"];
  return typeof id === "string" ? id : undefined;
}

/** Whose each row is; null where it belongs to nobody. */
async function ownersOf(
  db: Kysely<Database>,
  { type, table }: RecordDefinition,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; owner: string | null }>`
    SELECT "id", ${sql.ref(policyOf(type).organizationColumn)} AS "owner"
    FROM ${sql.table(table)} WHERE "id" = ANY(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}
