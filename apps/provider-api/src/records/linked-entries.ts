import { classCode, maxLimit, mostPublicIds, type RecordDefinition } from "@guildway/api-contract";
import { policyOf, readReach } from "../access/record-policies.ts";
import type { Platform } from "../platform/platform.ts";
import { requireLinksWithinBudget } from "./list-budget.ts";
import { listRecords } from "./list-records.ts";
import type { Reader } from "./reading-scope.ts";

type Row = Record<string, unknown>;

/** How deep links are answered where the call does not say. An organization or a location links to no entry, so theirs needs no number. */
const usualDepth = 1;

/**
 * Answers with each class or cohort its class codes, as `eUnits`, from depth 1 on and as far as the reader may see them.
 * They are the only entries that others link to by a list of their own, so greater depths answer the same.
 */
export async function withLinkedEntries(
  services: Platform,
  items: readonly Row[],
  depth: string | undefined,
  reader: Reader,
  asEntry: (definition: RecordDefinition, row: Row) => Row,
): Promise<Row[]> {
  const reached = depth === undefined ? usualDepth : Number(depth);
  const ids = [...new Set(items.flatMap(eUnitIdsOf))];
  if (reached < 1 || ids.length === 0) return [...items];
  const reach = readReach(policyOf(classCode.type), reader.caller);
  if (ids.length > maxLimit) requireLinksWithinBudget(reach, Infinity);
  const byId = new Map<unknown, Row>();
  for (let from = 0; from < ids.length; from += mostPublicIds) {
    const some = ids.slice(from, from + mostPublicIds);
    const named: [string, string][] = [
      ["ids", some.join(",")],
      ["limit", String(mostPublicIds)],
    ];
    const { items: codes } = await listRecords(services, classCode, named, reader);
    for (const row of codes) byId.set(row["id"], asEntry(classCode, row));
  }
  requireLinksWithinBudget(reach, bytesOfLinks(items, byId));
  return items.map((item) =>
    "eUnitIds" in item
      ? { ...item, eUnits: eUnitIdsOf(item).flatMap((id) => byId.get(id) ?? []) }
      : item,
  );
}

/** A code stands once with each entry that links to it. */
function bytesOfLinks(items: readonly Row[], byId: ReadonlyMap<unknown, Row>): number {
  const sizes = new Map(
    [...byId].map(([id, entry]) => [id, Buffer.byteLength(JSON.stringify(entry))]),
  );
  return items.flatMap(eUnitIdsOf).reduce((bytes, id) => bytes + (sizes.get(id) ?? 0), 0);
}

function eUnitIdsOf(item: Row): string[] {
  return (item["eUnitIds"] as string[] | null | undefined) ?? [];
}
