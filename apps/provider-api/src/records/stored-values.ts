import { type RawBuilder, sql } from "kysely";
import { type Field, fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import type { Sealer } from "../platform/sealing.ts";
import { fieldsKept, sealField } from "./sealed-fields.ts";

type Row = Record<string, unknown>;

/** Column and value for each named field: sealed where the contract says so, JSON as JSON. */
export function storedValues(
  sealer: Sealer,
  definition: RecordDefinition,
  id: string,
  values: Row,
): [column: RawBuilder<unknown>, value: RawBuilder<unknown>][] {
  const fields: Record<string, Field> = fieldsOf(definition);
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const of = fields[name]!;
      return [
        sql.ref(name),
        of.sealed
          ? sql`${sealField(sealer, definition, id, name, value)}`
          : of.column === "json" && value !== null
            ? sql`${JSON.stringify(value)}::jsonb`
            : sql`${value}`,
      ];
    });
}

/** An INSERT of one record; it answers the row as it is stored. */
export function insertion(
  sealer: Sealer,
  definition: RecordDefinition,
  row: Row & { id: string },
): RawBuilder<Row> {
  const stored = storedValues(sealer, definition, row.id, row);
  return sql<Row>`
    INSERT INTO ${sql.table(definition.table)} (${sql.join(stored.map(([column]) => column))})
    VALUES (${sql.join(stored.map(([, value]) => value))}) RETURNING *`;
}

/** What is answered of a stored row after a write: never a sealed field. */
export function answered(definition: RecordDefinition, row: Row): Row {
  return Object.fromEntries(fieldsKept(definition, "open").map((name) => [name, row[name]]));
}
