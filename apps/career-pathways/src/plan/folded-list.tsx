import { Button, defineTexts, useTexts } from "@guildway/ui";
import { Children, type ReactNode, useId, useState } from "react";
import styles from "./folded-list.module.css";

const texts = defineTexts(
  {
    all: (count: number) => `Show all ${count}`,
    more: (count: number) => `Show ${count} more`,
    fewer: "Show fewer",
  },
  {
    all: (count: number) => `Mostrar los ${count}`,
    more: (count: number) => `Mostrar ${count} más`,
    fewer: "Mostrar menos",
  },
);

/** How many items stand unfolded, beside a narrow window and in it; the style sheet says the same. */
const unfolded = {
  part: { wide: 5, narrow: 3 },
  results: { wide: Infinity, narrow: 8 },
} as const;

/** A list of more items than these unfolds by as many at a time, and draws no others. */
const atATime = 20;

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
  const items = Children.toArray(children);
  const count = items.length;
  const [before, setBefore] = useState(count);
  const [open, setOpen] = useState(0);
  if (count !== before) {
    setBefore(count);
    // What somebody has just added is not hidden from them.
    if (count === before + 1) setOpen(count);
  }
  const { wide, narrow } = unfolded[fold];
  const isLong = count > atATime + wide;
  const all = open >= count;
  const next = isLong ? Math.min(atATime, count - Math.max(open, wide)) : count;
  const List = ordered ? "ol" : "ul";
  return (
    <>
      <List id={id} className={[className, open === 0 && styles[fold]].filter(Boolean).join(" ")}>
        {isLong ? items.slice(0, Math.max(open, wide)) : items}
      </List>
      {count > narrow && (
        <Button
          variant="quiet"
          className={count <= wide ? styles.moreOnPhones : styles.more}
          aria-expanded={all}
          aria-controls={id}
          data-no-print=""
          onClick={() => setOpen(all ? 0 : isLong ? Math.max(open, wide) + next : count)}
        >
          {all ? text.fewer : isLong ? text.more(next) : text.all(count)}
        </Button>
      )}
    </>
  );
}
