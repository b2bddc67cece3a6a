import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ReactNode } from "react";
import styles from "./tables.module.css";

export type SortDirection = "ascending" | "descending";

export type SortHeaderProps = {
  /** Undefined when the table is sorted by another column. */
  direction: SortDirection | undefined;
  onSort: () => void;
  numeric?: boolean;
  children: ReactNode;
};

/** A column head that sorts: the button tells what is sorted, aria-sort tells how. */
export function SortHeader({ direction, onSort, numeric, children }: SortHeaderProps) {
  const Icon =
    direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction} data-numeric={numeric ? "" : undefined}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}
