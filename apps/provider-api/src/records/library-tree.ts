import { type RecordDefinition, resourceGroups, resources } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { lockKeys } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import type { Sealer } from "../platform/sealing.ts";
import type { WrittenBy } from "./journal/write-changes.ts";
import { changeRow } from "./stored-rows.ts";

type Row = Record<string, unknown>;

const inTree: ReadonlySet<string> = new Set(["resources", "resourceGroups"]);

/** Whether a write says where in the library something stands. */
const isPlaced = ({ type }: RecordDefinition, values: Row) =>
  inTree.has(type) && values["parentId"] !== undefined;

/** Places in the library are written one after the other, before any row is locked: what moves takes along what stands in it. */
export async function lockTree(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  values: Row,
): Promise<void> {
  if (isPlaced(definition, values)) await lockKeys(transaction, ["places in the library"]);
}

/** The values with the groups that the record stands in, from the top; nothing stands in itself. */
export async function withPlace(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  values: Row,
  before: Row,
): Promise<Row> {
  if (!isPlaced(definition, values)) return values;
  const parentId = values["parentId"] as string | null;
  const parentIds = parentId === null ? null : await pathTo(transaction, parentId);
  if (parentIds?.includes(String(before["id"])))
    throw new Problem("record.conflict", {
      faults: [{ field: "parentId", reason: "stands in this group itself" }],
    });
  if (definition.type === "resourceGroups") return { ...values, parentIds };
  return { ...values, parentIds, parentType: parentId && "resourceGroup" };
}

/** The groups from the top to one, which is the last. */
async function pathTo(transaction: Kysely<Database>, id: string): Promise<string[]> {
  const group = await transaction
    .selectFrom("resourceGroups")
    .select("parentIds")
    .where("id", "=", id)
    .executeTakeFirst();
  return [...(group?.parentIds ?? []), id];
}

/** What stands in a group that was moved, at any depth, stands where it does now. */
export async function moveWhatStandsIn(
  transaction: Kysely<Database>,
  sealer: Sealer,
  { type }: RecordDefinition,
  id: string,
  values: Row,
  by: WrittenBy,
): Promise<void> {
  if (type !== "resourceGroups" || values["parentIds"] === undefined) return;
  const path = (values["parentIds"] ?? []) as string[];
  for (const definition of [resourceGroups, resources]) {
    const { rows } = await sql<Row & { parentIds: string[] }>`
      SELECT * FROM ${sql.table(definition.table)} WHERE "parentIds" @> ARRAY[${id}]::text[]
      ORDER BY "id" FOR UPDATE`.execute(transaction);
    for (const row of rows) {
      const below = row.parentIds.slice(row.parentIds.indexOf(id));
      const moved = { values: { parentIds: [...path, ...below] } };
      await changeRow(transaction, sealer, definition, row, moved, by);
    }
  }
}
