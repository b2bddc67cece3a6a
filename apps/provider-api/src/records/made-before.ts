import { type Kysely, sql } from "kysely";
import type { RecordDefinition } from "@guildway/api-contract";
import { actorOf, type Caller } from "../access/caller.ts";
import type { Database } from "../platform/database/schema.ts";
import { lockKeys } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import type { Sealer } from "../platform/sealing.ts";
import { listRecords } from "./list-records.ts";
import type { Writer } from "./write-record.ts";

type Row = Record<string, unknown>;

/** The key that the header idempotency-key names; undefined without the header. */
export function readOnceKey(header: string | undefined): string | undefined {
  if (header === undefined || /^[\w-]{16,80}$/.test(header)) return header;
  throw new Problem("input.invalid", {
    faults: [
      {
        field: "idempotency-key",
        reason: "must be 16 to 80 letters, digits, dashes or underscores",
      },
    ],
  });
}

/** The id of the record that a caller makes under a key of theirs: each time the same, of nobody else, and found by nobody who knows both. */
export function idUnderKey(
  sealer: Sealer,
  { type }: RecordDefinition,
  caller: Caller,
  key: string,
): string {
  const whose = JSON.stringify(["made once", type, caller.kind, actorOf(caller), key]);
  return Buffer.from(sealer.following(whose), "base64url").subarray(0, 16).toString("base64url");
}

/** What the same call has made before, as its maker may read it now; one call at a time. */
export async function madeBefore(
  transaction: Kysely<Database>,
  sealer: Sealer,
  definition: RecordDefinition,
  id: string,
  writer: Writer,
): Promise<Row | undefined> {
  await lockKeys(transaction, [`${definition.type} ${id}`]);
  const { rows } = await sql<Row>`
    SELECT "id", "version", "createdAt" FROM ${sql.table(definition.table)} WHERE "id" = ${id}`.execute(
    transaction,
  );
  if (!rows[0]) return undefined;
  const services = { db: transaction, sealer, clock: () => writer.now };
  const { items } = await listRecords(services, definition, [["id", id]], writer);
  // Who reads no more of it than everybody has its version all the same, as its making answered it.
  return { ...rows[0], ...items[0] };
}
