import type { ColumnType } from "@guildway/api-contract";

/** Whether a column holds numbers. */
export function isNumber(column: ColumnType | undefined): boolean {
  return column === "integer" || column === "double" || column === "money";
}
