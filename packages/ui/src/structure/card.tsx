import { useId, type ReactNode } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
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
  id,
  className,
  children,
}: CardProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={joinClasses(styles.card, className)} id={id} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading id={headingId} className={styles.title}>
          {title} {count === undefined ? null : <Badge count={count} />}
        </Heading>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children ? (
        <div className={joinClasses(styles.content, flush && styles.flush)}>{children}</div>
      ) : null}
    </section>
  );
}
