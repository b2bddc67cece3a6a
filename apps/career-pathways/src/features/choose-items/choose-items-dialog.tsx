import { Button, Dialog, ErrorSummary, TextField, useTexts } from "@guildway/ui";
import { useState } from "react";
import { ItemBoxes } from "./item-boxes.tsx";
import { filterItems, type Item } from "./item.ts";
import styles from "./choose-items.module.css";
import { texts } from "./texts.ts";

export interface ChooseItemsProps {
  /** What is chosen, for example "Skills". */
  title: string;
  items: readonly Item[];
  /** The ids that are chosen so far. */
  chosen: readonly string[];
  /** Whether at least one must be chosen. */
  mandatory: boolean;
  onChoose(ids: string[]): void;
  onClose(): void;
}

const enoughToFilter = 8;

/** The modal in which items of a plan are ticked; nothing changes until it is saved. */
export function ChooseItemsDialog({
  title,
  items,
  chosen,
  mandatory,
  onChoose,
  onClose,
}: ChooseItemsProps) {
  const text = useTexts(texts);
  const [ids, setIds] = useState<readonly string[]>(chosen);
  const [typed, setTyped] = useState("");
  const [attempt, setAttempt] = useState(0);
  const count = items.filter(({ id }) => ids.includes(id)).length;
  const missing = mandatory && count === 0;
  const shown = filterItems(items, typed);
  const filtered = shown.length < items.length && shown.length > 0;

  const save = () => {
    setAttempt(attempt + 1);
    if (missing) return;
    onChoose(items.map(({ id }) => id).filter((id) => ids.includes(id)));
    onClose();
  };
  const toggle = (id: string) =>
    setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

  return (
    <Dialog
      open
      shape="wide"
      title={text.title(title)}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={save}>
            {text.save}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
          <span className={styles.count} role="status">
            {text.chosen(count, items.length)}
          </span>
        </>
      }
    >
      <div className={styles.content}>
        <ErrorSummary
          errors={
            attempt > 0 && missing ? [{ field: "chosen-items", message: text.atLeastOne }] : []
          }
          attempt={attempt}
        />
        {items.length >= enoughToFilter && (
          <TextField
            type="search"
            label={text.filter}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {items.length === 0 ? (
          <p>{text.nothing}</p>
        ) : (
          <>
            <div className={styles.shortcuts}>
              <Button
                variant="quiet"
                onClick={() => setIds([...new Set([...ids, ...shown.map(({ id }) => id)])])}
              >
                {filtered ? text.allShown(shown.length) : text.all}
              </Button>
              <Button
                variant="quiet"
                onClick={() => setIds(ids.filter((id) => !shown.some((item) => item.id === id)))}
              >
                {filtered ? text.clearShown(shown.length) : text.clear}
              </Button>
            </div>
            <ItemBoxes
              legend={title}
              items={shown}
              chosen={ids}
              error={attempt > 0 && missing ? text.atLeastOne : undefined}
              onToggle={toggle}
            />
            {shown.length === 0 && <p role="status">{text.noMatch}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}
