import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { shownDay, wordFor } from "@guildway/rules";
import { wordsOf } from "@guildway/ui/rich-text-words";
import { dollars } from "./dollars.ts";
import { idsIn } from "./names.ts";
import { namedBy } from "./references.ts";
import { richIn } from "./rich-fields.ts";
import type { AnyRoom, AnyRow, AnyShown, Beside, RoomTexts } from "./room.ts";
import type { CommonTexts } from "./texts.ts";

/** The words in which a room speaks, with those that all rooms share. */
export type Words = RoomTexts<string> & { common: CommonTexts };

/** What a column of the list is called. */
export function headingOf(field: string, words: Words): string {
  return words.columns?.[field] ?? words.fields[field] ?? field;
}

/** The days of a record are those of its organization. */
export function zoneOf(row: object, { organizations, shown }: Beside): string | null | undefined {
  return (organizations.find(({ id }) => "orgId" in row && id === row.orgId) ?? shown)?.timeZone;
}

/** How the room shows a field by itself. */
export function shownOf({ sections, columns }: AnyRoom, field: string): AnyShown {
  const all = [...Object.values(sections).flat(), ...columns];
  return all.find((shown) => shown.field === field && shown.text && !shown.needs) ?? { field };
}

/** A field of a row as text; an empty text where it says nothing. */
export function textOf(
  { record }: AnyRoom,
  shown: AnyShown,
  row: AnyRow,
  beside: Beside,
  words: Words,
): string {
  if (shown.text) return shown.text(row, beside);
  return valuesOf(record, shown, row, beside, words).join(", ");
}

/** The same, one text for each value of a list. */
export function valuesOf(
  record: RecordDefinition,
  shown: AnyShown,
  row: AnyRow,
  beside: Beside,
  words: Words,
): string[] {
  const { field } = shown;
  if (shown.text) return [shown.text(row, beside)].filter(Boolean);
  if (namedBy(field))
    return [...new Set(idsIn(row, field).map((id) => beside.names.get(id) || words.common.gone))];
  if (field === "orgId")
    return idsIn(row, field).map(
      (id) => beside.organizations.find((one) => one.id === id)?.name ?? words.common.gone,
    );
  const value = row[field];
  if (value === null || value === undefined || value === "") return [];
  if (richIn(record, field, row)) return [wordsOf(String(value))].filter(Boolean);
  switch (fieldsOf(record)[field]?.column) {
    case "boolean":
      return [words.common.yesOrNo[value === true ? "yes" : "no"]];
    case "instant":
      return [shownDay(String(value), zoneOf(row, beside))];
    case "date":
      return [shownDay(String(value), "UTC")];
    case "money":
      return [dollars(Number(value))];
    default:
      return (Array.isArray(value) ? value : [value]).map((one) =>
        wordFor(words.choices?.[field], String(one)),
      );
  }
}
