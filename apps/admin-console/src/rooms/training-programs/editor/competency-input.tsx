import { IconButton, NumberField, SelectField, TextArea, useTexts } from "@guildway/ui";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
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
  onChange,
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
  onChange(to: Partial<Competency>): void;
  onMove(by: 1 | -1): void;
  onSend(groupId: string): void;
  onTake(): void;
}) {
  const text = useTexts(texts);
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
