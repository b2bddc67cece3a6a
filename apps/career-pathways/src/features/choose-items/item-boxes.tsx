import { CheckboxGroup, useLanguage, useTexts, VisuallyHidden } from "@guildway/ui";
import { milesInWords } from "../../plan/miles.ts";
import { separator } from "../../plan/separator.ts";
import type { Item } from "./item.ts";
import styles from "./choose-items.module.css";
import { texts } from "./texts.ts";

interface Props {
  legend: string;
  items: readonly Item[];
  chosen: readonly string[];
  error: string | undefined;
  onToggle(id: string): void;
}

/** A box for each item, with what tells them apart. */
export function ItemBoxes({ legend, items, chosen, error, onToggle }: Props) {
  const text = useTexts(texts);
  const lang = useLanguage();
  return (
    <CheckboxGroup
      id="chosen-items"
      name="chosen-items"
      legend={<VisuallyHidden>{legend}</VisuallyHidden>}
      value={chosen}
      error={error}
      onChange={(event) => onToggle(event.currentTarget.value)}
      choices={items.map(({ id, name, words, importance, lowPrecision, miles }) => ({
        value: id,
        label: (
          <span className={styles.label}>
            <span lang="en">{name}</span>
            {importance !== undefined && (
              <span className={styles.importance}>
                {text.importance(importance)}
                {lowPrecision && `, ${text.lowPrecision}`}
              </span>
            )}
          </span>
        ),
        hint:
          words || miles !== undefined ? (
            <>
              {miles !== undefined && milesInWords(miles, lang) + separator}
              <span lang="en">{words}</span>
            </>
          ) : undefined,
      }))}
    />
  );
}
