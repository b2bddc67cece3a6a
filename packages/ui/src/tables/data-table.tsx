import { useId, type ReactNode } from "react";
import { VisuallyHidden } from "../structure/visually-hidden.tsx";
import styles from "./tables.module.css";

export type DataTableProps = {
  /** Names the table and the region that scrolls. */
  label: string;
  /** A CSS length after which it scrolls inside itself with its head in sight. */
  maxHeight?: string | undefined;
  /** thead and tbody; cells with `data-numeric` are set flush right. */
  children: ReactNode;
};

/** The shell of a dense table: 40 px rows, sticky head, scrolling inside itself, reachable by keyboard. */
export function DataTable({ label, maxHeight, children }: DataTableProps) {
  const captionId = useId();
  // Without a place in the tab order a keyboard cannot scroll it in every browser.
  const reachable = { tabIndex: 0 };
  return (
    <section
      {...reachable}
      className={styles.region}
      aria-labelledby={captionId}
      style={{ maxBlockSize: maxHeight }}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>
            <span id={captionId}>{label}</span>
          </VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  );
}
