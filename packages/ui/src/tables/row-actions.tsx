import type { ReactNode } from "react";
import styles from "./tables.module.css";

/** The last cell of a row: its actions, in sight on hover, on focus and on touch screens. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <td className={styles.actionsCell}>
      <div className={styles.actions}>{children}</div>
    </td>
  );
}
