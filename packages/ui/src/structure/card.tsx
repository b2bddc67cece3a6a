import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState, type ReactNode } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { useOnPhone } from "../foundation/use-on-phone.ts";
import { Badge } from "./badge.tsx";
import styles from "./card.module.css";

export type CardProps = {
  title: ReactNode;
  /** Level of the heading, default 2. */
  level?: 2 | 3 | 4;
  count?: number | undefined;
  actions?: ReactNode;
  /** Lets a table or list reach the edges. */
  flush?: boolean;
  /** On a phone only the heading stands there until it is pressed. */
  folds?: boolean;
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
};

/** A section with a heading, an optional count and actions beside it. */
export function Card({
  title,
  level = 2,
  count,
  actions,
  flush,
  folds = false,
  id,
  className,
  children,
}: CardProps) {
  const headingId = useId();
  const contentId = useId();
  const canFold = useOnPhone() && folds;
  const [open, setOpen] = useState(false);
  const folded = canFold && !open;
  const Heading = `h${level}` as const;
  const named = (
    <>
      {title} {count === undefined ? null : <Badge count={count} />}
    </>
  );
  return (
    <section
      className={joinClasses(styles.card, folds && !canFold && styles.foldsLater, className)}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <Heading id={headingId} className={styles.title}>
          {canFold ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={open}
              aria-controls={contentId}
              onClick={() => setOpen(!open)}
            >
              {named}
              <ChevronDown aria-hidden="true" />
            </button>
          ) : (
            named
          )}
        </Heading>
        {actions && !folded ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children ? (
        <div
          id={contentId}
          className={joinClasses(styles.content, flush && styles.flush)}
          hidden={folded}
        >
          {children}
        </div>
      ) : null}
    </section>
  );
}
