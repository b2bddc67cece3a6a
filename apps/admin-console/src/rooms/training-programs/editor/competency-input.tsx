import { tagsIn } from "@guildway/rules/program";
import { IconButton, NumberField, SelectField, TextArea, TextField, useTexts } from "@guildway/ui";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useState } from "react";
import styles from "./editor.module.css";
import { texts } from "./texts.ts";
import type { Competency } from "./tree.ts";
import { hoursIn } from "./typed-hours.ts";

/** A competency, its hours and the group that it stands in. */
export function CompetencyInput({
  of: { id, description, totalHours },
  at,
  all,
  groupId,
  places,
  tags,
  onChange,
  onTags,
  onMove,
  onSend,
  onTake,
}: {
  of: Competency;
  at: number;
  all: number;
  /** Empty where it stands in none. */
  groupId: string;
  /** The groups that it can be sent to. */
  places: readonly { id: string; name: string }[];
  tags: readonly string[];
  onChange(to: Partial<Competency>): void;
  onTags(tags: string[]): void;
  onMove(by: 1 | -1): void;
  onSend(groupId: string): void;
  onTake(): void;
}) {
  const text = useTexts(texts);
  // As it is typed: a comma that nothing follows yet is no tag.
  const [typedTags, setTypedTags] = useState(() => tags.join(", "));
  const name = description || text.competency(at + 1);
  return (
    <li className={styles.competency} data-record={id}>
      <TextArea
        label={text.competency(at + 1)}
        rows={2}
        value={description}
        maxLength={5000}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <TextField
        label={text.tags}
        hint={text.tagsHint}
        value={typedTags}
        maxLength={2000}
        onChange={({ target }) => {
          setTypedTags(target.value);
          onTags(tagsIn(target.value));
        }}
      />
      <div className={styles.hours}>
        <NumberField
          label={text.hours}
          whole
          value={totalHours ?? ""}
          onChange={({ target }) => {
            const typed = hoursIn(target.value);
            if (typed !== null) onChange({ totalHours: typed ?? null });
          }}
        />
        <SelectField
          label={text.place}
          value={groupId}
          onChange={({ target }) => onSend(target.value)}
        >
          {groupId === "" && <option value="">{text.ungrouped}</option>}
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </SelectField>
        <span className={styles.steps}>
          <IconButton
            name={text.up(name)}
            data-does="up"
            icon={<ArrowUp />}
            disabled={at === 0 || all === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            name={text.down(name)}
            data-does="down"
            icon={<ArrowDown />}
            disabled={at >= all - 1}
            onClick={() => onMove(1)}
          />
          <IconButton name={text.take(name)} data-does="take" icon={<X />} onClick={onTake} />
        </span>
      </div>
    </li>
  );
}
