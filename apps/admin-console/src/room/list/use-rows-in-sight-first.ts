import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";

/** About as many rows as a screen shows. */
const inSight = 25;

/**
 * The rows of a table, at first only those in sight; the rest follows once they stand, without moving a column.
 * Until they are settled, names in them are still to come, which need other widths.
 */
export function useRowsInSightFirst<Row>(
  rows: readonly Row[],
  areSettled: boolean,
): {
  shown: readonly Row[];
  head: RefObject<HTMLTableRowElement | null>;
} {
  const head = useRef<HTMLTableRowElement>(null);
  const shown = useDeferredValue(rows, rows.slice(0, inSight));
  const isPart = shown.length < rows.length;
  const measured = useRef<"before" | "with names">(undefined);
  useLayoutEffect(() => {
    const now = areSettled ? "with names" : "before";
    if (!head.current || measured.current === now) return;
    measured.current = now;
    releaseColumns(head.current);
    if (isPart) holdColumns(head.current);
  }, [isPart, areSettled]);
  // Another width has other room for them.
  useEffect(() => {
    const row = head.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(releasing(row));
    observer.observe(row.closest("section") ?? row);
    return () => observer.disconnect();
  }, []);
  return { shown, head };
}

/** Releases the columns of a table once its region is not as wide any more as it was at first. */
function releasing(head: HTMLTableRowElement): ResizeObserverCallback {
  let first: number | undefined;
  return ([region]) => {
    const width = region?.contentRect.width;
    first ??= width;
    if (width !== first) releaseColumns(head);
  };
}

function holdColumns(head: HTMLTableRowElement): void {
  const widths = [...head.cells].map((cell) => cell.getBoundingClientRect().width);
  for (const [index, cell] of [...head.cells].entries())
    cell.style.inlineSize = `${widths[index]}px`;
  setLayout(head, "fixed");
}

function releaseColumns(head: HTMLTableRowElement): void {
  for (const cell of head.cells) cell.style.inlineSize = "";
  setLayout(head, "");
}

function setLayout(head: HTMLTableRowElement, layout: string): void {
  const table = head.closest("table");
  if (table) table.style.tableLayout = layout;
}
