import { Button, SelectField, TextField } from "@guildway/ui";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { RecordChoice } from "../choose/record-choice.tsx";
import { namedBy } from "../references.ts";
import type { AnyFilter, AnyRoom, Beside, KnownOrganization } from "../room.ts";
import type { Words } from "../text-of.ts";
import { useWords } from "../use-words.ts";
import { choicesOf, isFiltered, type View } from "../view.ts";
import styles from "./room-list.module.css";

type Known = Omit<Beside, "names">;

/** Search and filters, which are folded on a phone; each choice changes the address at once, the search when it is sent. */
export function RoomFilters({
  room,
  view,
  own,
  beside,
  onChange,
}: {
  room: AnyRoom;
  view: View;
  /** One's own organization, which is shown where the address names none. */
  own: KnownOrganization;
  beside: Known;
  onChange: (to: Partial<View>) => void;
}) {
  const words = useWords(room);
  const { common } = words;
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choices = useId();
  const chosen = Object.values(view.chosen).filter(Boolean).length;
  // The address may change it, and the keyboard stays in it.
  useEffect(() => {
    if (search.current) search.current.value = view.search;
  }, [view.search]);
  const clear = () => {
    onChange({ search: "", chosen: {} });
    search.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get("search") ?? "").trim() });
  };
  return (
    <form className={styles.filters} role="search" onSubmit={submit}>
      <TextField
        label={words.search ?? common.search}
        type="search"
        name="search"
        ref={search}
        defaultValue={view.search}
      />
      <Button type="submit">{common.search}</Button>
      <div className={styles.fold}>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setIsOpen(!isOpen)}
        >
          {common.filters(chosen)}
        </Button>
      </div>
      <div id={choices} className={styles.choices} data-open={isOpen}>
        {room.filters.map((filter) => (
          <Choice
            key={filter.name}
            room={room}
            filter={filter}
            beside={beside}
            words={words}
            value={view.chosen[filter.name] ?? ""}
            onChoose={(choice) => onChange({ chosen: { ...view.chosen, [filter.name]: choice } })}
          />
        ))}
        {"orgId" in room.record.fields && (
          <SelectField
            label={words.fields.orgId}
            value={view.organization ?? own.id}
            onChange={({ target }) =>
              onChange({ organization: target.value === own.id ? undefined : target.value })
            }
          >
            {beside.organizations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="all">{common.allOrganizations}</option>
          </SelectField>
        )}
      </div>
      <div className={styles.clear}>
        {isFiltered(view) && (
          <Button variant="quiet" onClick={clear}>
            {common.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

function Choice({
  room,
  filter,
  beside,
  words,
  value,
  onChoose,
}: {
  room: AnyRoom;
  filter: AnyFilter;
  beside: Known;
  words: Words;
  value: string;
  onChoose: (choice: string) => void;
}) {
  const { name, field } = filter;
  const select = {
    label: words.fields[field],
    value,
    onChange: ({ target }: { target: { value: string } }) => onChoose(target.value),
  };
  const named = namedBy(field);
  if (named && !filter.choices)
    return <RecordChoice {...select} of={named} orgId={beside.shown?.id} none={words.common.all} />;
  const said = (choice: string) =>
    filter.label?.(choice, { ...beside, names: new Map() }) ??
    words.choices?.[name]?.[choice] ??
    (words.common.yesOrNo as Record<string, string>)[choice] ??
    choice;
  return (
    <SelectField {...select}>
      <option value="">{words.common.all}</option>
      {choicesOf(room, filter)?.map((choice) => (
        <option key={choice} value={choice}>
          {said(choice)}
        </option>
      ))}
    </SelectField>
  );
}
