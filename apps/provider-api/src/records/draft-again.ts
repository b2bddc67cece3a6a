import { isDeepStrictEqual } from "node:util";
import { materials, type RecordDefinition } from "@guildway/api-contract";
import { type Caller, isStaff } from "../access/caller.ts";

type Row = Readonly<Record<string, unknown>>;

/** The values of a change; a student's to a material that everybody reads makes it a draft again, since staff alone publish what they have read. */
export function draftAgain(
  { type }: RecordDefinition,
  found: Row,
  values: Row,
  caller: Caller,
): Record<string, unknown> {
  const isPublished = found["isDraft"] !== true && found["noteType"] === null;
  if (type !== materials.type || isStaff(caller) || !isPublished) return values;
  const changes = Object.keys(values).some(
    (name) => values[name] !== undefined && !isDeepStrictEqual(values[name], found[name]),
  );
  return changes ? { ...values, isDraft: true } : values;
}
