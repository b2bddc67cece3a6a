import { shownMoment } from "@guildway/rules";
import type { Beside } from "./room.ts";
import { zoneOf } from "./text-of.ts";

/** A field that is shown with its time of day, as it is where the record's organization is. */
export function moment<Field extends string>(field: Field) {
  return {
    field,
    text: (row: { [F in Field]?: string | null }, beside: Beside): string => {
      const at = row[field];
      return at ? shownMoment(at, beside.lang, zoneOf(row, beside)) : "";
    },
  };
}
