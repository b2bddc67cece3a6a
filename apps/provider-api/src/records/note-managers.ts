import { isDeepStrictEqual } from "node:util";
import { location, type RecordDefinition } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../platform/database/schema.ts";
import type { WrittenBy } from "./journal/write-changes.ts";

type Row = Readonly<Record<string, unknown>>;

/** Writes down who manages a location once that changes: the first of them is the sponsor of what is signed there. */
export async function noteManagers(
  transaction: Kysely<Database>,
  { type }: RecordDefinition,
  before: Row,
  after: Row,
  { actor, now }: WrittenBy,
): Promise<void> {
  if (type !== location.type) return;
  const [from, to] = [before, after].map(({ managerIds }) => (managerIds ?? []) as string[]);
  if (isDeepStrictEqual(from, to)) return;
  await appendAudit(
    transaction,
    {
      actor,
      orgId: String(after["orgId"]),
      action: "location.managers-changed",
      subject: `locations/${String(after["id"])}`,
      details: { from: from!.join(","), to: to!.join(",") },
    },
    now,
  );
}
