import { fieldsOf, type RecordChange } from "@guildway/api-contract";
import { shownMoment } from "@guildway/rules";
import type { AnyRoom, AnyRow, Beside } from "../room.ts";
import { shownOf, valuesOf, type Words } from "../text-of.ts";
import type { HistoryTexts } from "./texts.ts";

/** One change in words. */
export interface Told {
  action: string;
  when: string;
  fields: readonly string[];
}

/** So much of a long text says which one it was. */
const mostCharacters = 120;

/** What a room says, with what histories say. */
export type HistoryWords = Words & { told: HistoryTexts };

/** What a change did, when, and from what to what; a new or deleted record is told without its fields. */
export function tell(
  room: AnyRoom,
  { action, at, fields, privateFields }: RecordChange,
  beside: Beside,
  words: HistoryWords,
): Told {
  const { history } = words.told;
  const tells = action === "update" || action === "publish";
  const labelOf = (field: string) => words.fields[field];
  const side = (field: string, value: unknown) => inWords(room, field, value, beside, words);
  return {
    action: history.actions[action] ?? history.actions["update"]!,
    when: shownMoment(at, beside.lang, beside.shown?.timeZone),
    fields: tells
      ? [
          ...fields
            .filter(({ field }) => labelOf(field))
            .map(({ field, before, after }) =>
              isWhole(room, field)
                ? history.changed(labelOf(field)!)
                : history.fromTo(labelOf(field)!, side(field, before), side(field, after)),
            ),
          ...privateFields.map((field) => history.changed(labelOf(field) ?? field)),
        ]
      : [],
  };
}

/** A structure of its own is not shown word by word, unless the room has words for it. */
function isWhole(room: AnyRoom, field: string): boolean {
  return fieldsOf(room.record)[field]?.column === "json" && !shownOf(room, field).text;
}

function inWords(
  room: AnyRoom,
  field: string,
  value: unknown,
  beside: Beside,
  words: HistoryWords,
): string {
  // Rich or not, its words are the same.
  const { where } = fieldsOf(room.record)[field]?.rich ?? {};
  const row = {
    id: "",
    orgId: beside.shown?.id,
    ...(where && { [where]: true }),
    [field]: value,
  } as AnyRow;
  const text = valuesOf(room.record, shownOf(room, field), row, beside, words).join(", ");
  if (text === "") return words.told.history.nothing;
  return `“${text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text}”`;
}
