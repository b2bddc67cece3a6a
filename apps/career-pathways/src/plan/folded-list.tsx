import { Button, defineTexts, useTexts } from "@guildway/ui";
import { Children, type ReactNode, useId, useState } from "react";
import styles from "./folded-list.module.css";

const texts = defineTexts(
  { all: (count: number) => `Show all ${count}`, fewer: "Show fewer" },
  { all: (count: number) => `Mostrar los ${count}`, fewer: "Mostrar menos" },
);

/** How many items stand unfolded, beside a narrow window and in it; the style sheet says the same. */
const unfolded = {
  part: { wide: 5, narrow: 3 },
  results: { wide: Infinity, narrow: 8 },
} as const;

interface Props {
  /** A part of a plan folds everywhere, a list of results on phones only. */
  fold: keyof typeof unfolded;
  ordered?: boolean;
  className?: string | undefined;
  /** The list's items. */
  children: ReactNode;
}

/** A list that shows its first items, and the rest when asked. */
export function FoldedList({ fold, ordered = false, className, children }: Props) {
  const text = useTexts(texts);
  const id = useId();
  const count = Children.count(children);
  const [before, setBefore] = useState(count);
  const [all, setAll] = useState(false);
  if (count !== before) {
    setBefore(count);
    // What somebody has just added is not hidden from them.
    if (count > before) setAll(true);
  }
  const { wide, narrow } = unfolded[fold];
  const List = ordered ? "ol" : "ul";
  return (
    <>
      <List id={id} className={[className, !all && styles[fold]].filter(Boolean).join(" ")}>
        {children}
      </List>
      {count > narrow && (
        <Button
          variant="quiet"
          className={count <= wide ? styles.moreOnPhones : styles.more}
          aria-expanded={all}
          aria-controls={id}
          data-no-print=""
          onClick={() => setAll(!all)}
        >
          {all ? text.fewer : text.all(count)}
        </Button>
      )}
    </>
  );
}
