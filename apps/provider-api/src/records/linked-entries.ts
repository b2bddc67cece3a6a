import { classCode, type RecordDefinition } from "@guildway/api-contract";
import type { Services } from "../services.ts";
import { listRecords, type Reader } from "./list-records.ts";

type Row = Record<string, unknown>;

/** How deep links are answered where the call does not say. An organization or a location links to no entry, so theirs needs no number. */
const usualDepth = 1;

/**
 * Answers with each class or cohort its class codes, as `eUnits`, from depth 1 on and as far as the reader may see them.
 * They are the only entries that others link to by a list of their own, so greater depths answer the same.
 */
export async function withLinkedEntries(
  services: Services,
  items: readonly Row[],
  depth: string | undefined,
  reader: Reader,
  asEntry: (definition: RecordDefinition, row: Row) => Row,
): Promise<Row[]> {
  const reached = depth === undefined ? usualDepth : Number(depth);
  const ids = [...new Set(items.flatMap(eUnitIdsOf))];
  if (reached < 1 || ids.length === 0) return [...items];
  const codes = await listRecords(
    services,
    classCode,
    [
      ["ids", ids.join(",")],
      ["limit", "3000"],
    ],
    reader,
  );
  const byId = new Map(codes.items.map((row) => [row["id"], asEntry(classCode, row)]));
  return items.map((item) =>
    "eUnitIds" in item
      ? { ...item, eUnits: eUnitIdsOf(item).flatMap((id) => byId.get(id) ?? []) }
      : item,
  );
}

function eUnitIdsOf(item: Row): string[] {
  return (item["eUnitIds"] as string[] | null | undefined) ?? [];
}
