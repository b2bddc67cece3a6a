import { Button, IconButton, NumberField, TextField, useTexts } from "@guildway/ui";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import styles from "./editor.module.css";
import { texts } from "./texts.ts";
import type { Group } from "./tree.ts";
import { hoursIn } from "./typed-hours.ts";

/** A group by its name, with its hours; what stands in it is drawn while it is open. */
export function GroupInput({
  of: { id, description, competencyIds, hours },
  name,
  at,
  all,
  isOpen,
  onOpen,
  onChange,
  onMove,
  onTake,
  onAdd,
  children,
}: {
  of: Group;
  name: string;
  at: number;
  all: number;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  onChange(to: Partial<Group>): void;
  onMove(by: 1 | -1): void;
  onTake(): void;
  onAdd(): void;
  children: ReactNode;
}) {
  const text = useTexts(texts);
  const hoursField = (bound: "least" | "most") => (
    <NumberField
      label={text[bound]}
      whole
      value={hours?.[bound] ?? ""}
      onChange={({ target }) => {
        const typed = hoursIn(target.value);
        if (typed !== null) onChange({ hours: { ...hours, [bound]: typed } });
      }}
    />
  );
  return (
    <div className={styles.group} data-record={id}>
      <div className={styles.head}>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          data-does="open"
          onClick={() => onOpen(!isOpen)}
        >
          <span>
            <span aria-hidden="true">{isOpen ? "▾ " : "▸ "}</span>
            {name}
          </span>
        </Button>
        <small>{text.count(competencyIds.length)}</small>
        <span className={styles.steps}>
          <IconButton
            name={text.up(name)}
            data-does="up"
            icon={<ArrowUp />}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            name={text.down(name)}
            data-does="down"
            icon={<ArrowDown />}
            disabled={at === all - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            name={text.takeGroup(name, competencyIds.length)}
            data-does="take"
            icon={<X />}
            onClick={onTake}
          />
        </span>
      </div>
      {isOpen && (
        <>
          <TextField
            label={text.name}
            value={description}
            maxLength={5000}
            onChange={({ target }) => onChange({ description: target.value })}
          />
          <div className={styles.hours}>
            {hoursField("least")}
            {hoursField("most")}
          </div>
          <ol className={styles.competencies}>{children}</ol>
          <div>
            <Button onClick={onAdd}>{text.addCompetency}</Button>
          </div>
        </>
      )}
    </div>
  );
}
