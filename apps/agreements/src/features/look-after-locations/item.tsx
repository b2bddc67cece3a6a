import type { ReactNode } from "react";
import styles from "./look-after-locations.module.css";

interface Props {
  title: string;
  /** What is said of it in one line; what is empty is left out. */
  facts: readonly (string | null | undefined)[];
  state?: ReactNode;
  /** What can be done with it. */
  action?: ReactNode;
}

/** One record in a list: what it is, how far it has come, and the next step. */
export function Item({ title, facts, state, action }: Props) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{inOneLine(facts)}</p>
      </div>
      {(state || action) && (
        <div className={styles.aside}>
          {state}
          {action}
        </div>
      )}
    </li>
  );
}

function inOneLine(facts: Props["facts"]): string {
  const line = facts.filter(Boolean).join(", ");
  return line.charAt(0).toUpperCase() + line.slice(1);
}
