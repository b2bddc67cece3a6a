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
  /** The courses that they take, where they read no other whole. */
  takes?: readonly string[];
  headers: Record<string, string>;
}

/** What an answer has of each row besides its fields, the same for everybody. */
const alwaysVisible = ["sys", "hasAccessCode", "eUnits"];

/**
 * What a sender saw that is not public of another organization's records, or of courses that they do not take, in words; undefined where there is nothing.
 * Whose a row is, the database says, whatever of it was selected. `ids` are those of the rows, in their order.
 */
export async function foreignRows(
  db: Kysely<Database>,
  { name, orgId, seesAll, takes }: Sender,
  definition: RecordDefinition,
  rows: readonly Row[],
  ids: readonly string[],
): Promise<string | undefined> {
  if (seesAll || rows.length === 0) return undefined;
  const { publicColumns, courseColumn } = policyOf(definition.type);
  const visible = new Set<string>([...publicColumns, ...alwaysVisible]);
  const owners = await ownersOf(db, definition, ids);
  for (const [at, row] of rows.entries()) {
    const id = ids[at];
    const { owner, course } = owners.get(id ?? "") ?? {};
    if (id === undefined || owner === null) continue;
    if (takes && courseColumn ? takes.includes(course ?? "") : owner === orgId) continue;
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

/** Whose a row is, null where it belongs to nobody, and of which course. */
interface Whose {
  owner: string | null;
  course: string | null;
}

async function ownersOf(
  db: Kysely<Database>,
  { type, table }: RecordDefinition,
  ids: readonly string[],
): Promise<Map<string, Whose>> {
  const { organizationColumn, courseColumn } = policyOf(type);
  const { rows } = await sql<Whose & { id: string }>`
    SELECT "id", ${sql.ref(organizationColumn)} AS "owner",
      ${courseColumn ? sql.ref(courseColumn) : sql`NULL`} AS "course"
    FROM ${sql.table(table)} WHERE "id" = ANY(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, ...whose }) => [id, whose]));
}
