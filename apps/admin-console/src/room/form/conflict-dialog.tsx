import { Button, Dialog, RadioGroup, useLanguage } from "@guildway/ui";
import { useState } from "react";
import { useNames } from "../names.ts";
import { useOrganizations } from "../organizations.ts";
import type { AnyRoom, AnyRow } from "../room.ts";
import { shownOf, textOf } from "../text-of.ts";
import { useFormWords } from "./use-form-words.ts";
import type { FormValues } from "./form-values.ts";

/** Fields that somebody else saved while they were being edited here. */
export interface Conflict {
  /** The record as it is now. */
  current: AnyRow;
  /** What would be saved, the fields of others' changes among it. */
  values: FormValues;
  fields: readonly string[];
}

/** Asks, field by field, what counts where two people changed the same record; theirs until one says otherwise. */
export function ConflictDialog({
  room,
  conflict: { current, values, fields },
  onDecide,
  onClose,
}: {
  room: AnyRoom;
  conflict: Conflict;
  /** Saves over what is there now, without the fields that stay theirs. */
  onDecide(values: FormValues): void;
  onClose(): void;
}) {
  const words = useFormWords(room);
  const text = words.form;
  const lang = useLanguage();
  const { all } = useOrganizations();
  const [mine, setMine] = useState<readonly string[]>([]);
  const shown = (room.form ?? []).filter(({ field }) => fields.includes(field));
  const typed = { ...current, ...values };
  const { names } = useNames(shown, [current, typed]);
  const beside = { lang, organizations: all, shown: undefined, names };
  const said = (field: string, row: AnyRow) =>
    beginningOf(textOf(room, shownOf(room, field), row, beside, words)) || text.empty;
  const decide = () => {
    const kept = Object.entries(values).filter(
      ([field]) => !fields.includes(field) || mine.includes(field),
    );
    onDecide(Object.fromEntries(kept));
  };
  return (
    <Dialog
      open
      title={text.conflictTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={decide}>
            {text.save}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </>
      }
    >
      <p>{text.conflictText}</p>
      {shown.map(({ field }) => (
        <RadioGroup
          key={field}
          name={field}
          legend={words.fields[field] ?? field}
          value={mine.includes(field) ? "mine" : "theirs"}
          onChange={({ target }) => {
            const others = mine.filter((one) => one !== field);
            setMine(target.value === "mine" ? [...others, field] : others);
          }}
          choices={[
            { value: "theirs", label: said(field, current), hint: text.theirs },
            { value: "mine", label: said(field, typed), hint: text.mine },
          ]}
        />
      ))}
    </Dialog>
  );
}

/** So much of a long text says which one it is. */
const mostCharacters = 300;

const beginningOf = (text: string) =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
