import { type RecordDefinition, resourceGroups, resources } from "@guildway/api-contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { countAttempt, lockKeys } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import type { Sealer } from "../platform/sealing.ts";
import type { WrittenBy } from "./journal/write-changes.ts";
import { changeColumn } from "./stored-rows.ts";

type Row = Record<string, unknown>;

/** As many groups as anything stands in: a path is kept with all that stands at its end. */
const mostGroups = 20;

const inTree: ReadonlySet<string> = new Set(["resources", "resourceGroups"]);

/** Whether a write says where in the library something stands. */
const isPlaced = ({ type }: RecordDefinition, values: Row) =>
  inTree.has(type) && values["parentId"] !== undefined;

/** Places in the library of an organization are written one after the other, before any row is locked: what moves takes along what stands in it. */
export async function lockTree(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  values: Row & { id: string },
): Promise<void> {
  if (!isPlaced(definition, values)) return;
  const { rows } = await sql<{ orgId: string }>`
    SELECT "orgId" FROM ${sql.table(definition.table)} WHERE "id" = ${values.id}`.execute(
    transaction,
  );
  const organizations = [values["orgId"], rows[0]?.orgId].filter((one) => typeof one === "string");
  await lockKeys(
    transaction,
    organizations.map((orgId) => `places in the library of ${orgId}`),
  );
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
  if (parentIds?.includes(String(before["id"]))) throw misplaced("stands in this group itself");
  if (parentIds && parentIds.length > mostGroups) throw misplaced(tooDeep);
  if (definition.type === "resourceGroups") return { ...values, parentIds };
  return { ...values, parentIds, parentType: parentId && "resourceGroup" };
}

const tooDeep = `stands in too many groups: at most ${mostGroups} are one in another`;

const misplaced = (reason: string) =>
  new Problem("record.conflict", { faults: [{ field: "parentId", reason }] });

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
  const below = sql`"parentIds"[array_position("parentIds", ${id}):]`;
  await countMoves(transaction, id, by.now);
  const move = {
    to: sql`${path}::text[] || ${below}`,
    where: sql`"parentIds" @> ARRAY[${id}]::text[]`,
  };
  for (const definition of [resourceGroups, resources]) {
    await refuseTooDeep(transaction, definition, path, { below, where: move.where });
    await changeColumn(transaction, sealer, definition, "parentIds", move, by);
  }
}

/** As many records an organization moves along with their groups in a quarter of an hour, in fifties: each is written into the journal. */
const mostMoves = 1000;

async function countMoves(transaction: Kysely<Database>, id: string, now: Date): Promise<void> {
  const { rows } = await sql<{ orgId: string; records: number }>`
    SELECT "orgId", (
      (SELECT count(*) FROM "resources" WHERE "parentIds" @> ARRAY[${id}]::text[]) +
      (SELECT count(*) FROM "resourceGroups" WHERE "parentIds" @> ARRAY[${id}]::text[])
    )::int AS "records" FROM "resourceGroups" WHERE "id" = ${id}`.execute(transaction);
  const { orgId, records } = rows[0]!;
  const weight = Math.min(mostMoves, Math.ceil(records / 50));
  if (weight === 0) return;
  const limit = { key: `moves in the library of ${orgId}`, most: mostMoves, weight };
  await countAttempt(transaction, [limit], { now, code: "limit.too-many-requests" });
}

/** Refuses a move after which something would stand in more groups than anything does. */
async function refuseTooDeep(
  transaction: Kysely<Database>,
  { table }: RecordDefinition,
  path: readonly string[],
  { below, where }: { below: RawBuilder<unknown>; where: RawBuilder<unknown> },
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(table)}
    WHERE ${where} AND cardinality(${below}) > ${mostGroups - path.length} LIMIT 1`.execute(
    transaction,
  );
  if (rows.length > 0) throw misplaced(tooDeep);
}
