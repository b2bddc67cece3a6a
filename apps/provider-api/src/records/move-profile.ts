import { type RecordDefinition, userProfiles, users } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Sealer } from "../platform/sealing.ts";
import type { WrittenBy } from "./journal/write-changes.ts";
import { changeColumn } from "./stored-rows.ts";

type Row = Readonly<Record<string, unknown>>;

/** Who moves to another organization takes their private profile along: the one before reads it no more. */
export async function moveProfile(
  transaction: Kysely<Database>,
  sealer: Sealer,
  { type }: RecordDefinition,
  before: Row,
  after: Row,
  by: WrittenBy,
): Promise<void> {
  if (type !== users.type || after["orgId"] === before["orgId"]) return;
  const move = {
    to: sql`${after["orgId"]}::text`,
    where: sql`"userId" = ${after["id"]} AND "orgId" IS DISTINCT FROM ${after["orgId"]}`,
  };
  await changeColumn(transaction, sealer, userProfiles, "orgId", move, by);
}
