import { type CurrentRecord, fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import type { Sealer } from "../platform/sealing.ts";
import { listRecords } from "./list-records.ts";
import type { Writer } from "./write-record.ts";

type Row = Record<string, unknown>;

/** Whether writing these fields raises the version: not where all are `noted` in the contract, as the product is used. */
export function raisesVersion(definition: RecordDefinition, names: readonly string[]): boolean {
  const fields = fieldsOf(definition);
  return names.some((name) => !fields[name]?.noted);
}

/** The version that the header if-match names, quoted or not; undefined without the header. */
export function readVersion(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const [, quoted, plain] = /^(?:"([1-9]\d{0,8})"|([1-9]\d{0,8}))$/.exec(header.trim()) ?? [];
  const version = quoted ?? plain;
  if (version === undefined)
    throw new Problem("input.invalid", {
      faults: [{ field: "if-match", reason: "must be a version of the record, such as 7" }],
    });
  return Number(version);
}

/** Refuses a write over another version than the writer has read, with the record as they may read it now. */
export async function refuseStale(
  transaction: Kysely<Database>,
  sealer: Sealer,
  definition: RecordDefinition,
  found: Row,
  writer: Writer,
): Promise<void> {
  if (writer.ifVersion === undefined || found["version"] === writer.ifVersion) return;
  const services = { db: transaction, sealer, clock: () => writer.now };
  const { items } = await listRecords(services, definition, [["id", String(found["id"])]], writer);
  const { draft, ...current } = items[0] ?? {};
  throw new Problem("record.changed", {
    current: { ...current, ...(draft ? { draft: true } : {}) } as CurrentRecord,
  });
}
