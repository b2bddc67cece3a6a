import type { ReactNode } from "react";
import styles from "./paper.module.css";

/** What can be done with a document, above it. */
export function DocumentActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-no-print="">
      {children}
    </div>
  );
}
