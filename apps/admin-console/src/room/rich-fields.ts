import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";

/** How long a rich text in a field of a record may be; undefined where the field is none, or is none in this record. */
export function richIn(
  record: RecordDefinition,
  field: string,
  row: { readonly [field: string]: unknown },
): { max: number } | undefined {
  const rich = fieldsOf(record)[field]?.rich;
  return rich && (rich.where === undefined || row[rich.where] === true) ? rich : undefined;
}
