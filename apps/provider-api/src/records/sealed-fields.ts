import { type Field, fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";
import type { Sealer } from "../platform/sealing.ts";

/** What a sealed column keeps of a value; an empty list and null are kept as null. */
export function sealField(
  sealer: Sealer,
  definition: RecordDefinition,
  id: string,
  name: string,
  value: unknown,
): string | null {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return null;
  return sealer.seal(JSON.stringify(value), place(definition, id, name));
}

/** The value of a sealed column; `private.not-verified` where it was changed or moved from another row. */
export function openField(
  sealer: Sealer,
  definition: RecordDefinition,
  id: string,
  name: string,
  stored: unknown,
): unknown {
  if (typeof stored !== "string") return null;
  try {
    return JSON.parse(sealer.open(stored, place(definition, id, name)));
  } catch {
    // Why it does not open may quote it.
    throw new Problem("private.not-verified");
  }
}

/** The names of a record's fields that are kept in this way; `open` are those that are not sealed. */
export function fieldsKept(
  definition: RecordDefinition,
  how: NonNullable<Field["sealed"]> | "open",
): string[] {
  return Object.entries(fieldsOf(definition))
    .filter(([, of]) => (of.sealed ?? "open") === how)
    .map(([name]) => name);
}

function place(definition: RecordDefinition, id: string, name: string): string {
  return `${definition.table}/${id}/${name}`;
}
