import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";

/** About as many rows as a screen shows. */
const inSight = 25;

/** The rows of a table, at first only those in sight; the rest follows once they stand, without moving a column. */
export function useRowsInSightFirst<Row>(rows: readonly Row[]): {
  shown: readonly Row[];
  head: RefObject<HTMLTableRowElement | null>;
} {
  const head = useRef<HTMLTableRowElement>(null);
  const shown = useDeferredValue(rows, rows.slice(0, inSight));
  const isPart = shown.length < rows.length;
  useLayoutEffect(() => {
    if (isPart && head.current) holdColumns(head.current);
  }, [isPart]);
  useEffect(() => {
    const release = () => head.current && releaseColumns(head.current);
    addEventListener("resize", release);
    return () => removeEventListener("resize", release);
  }, []);
  return { shown, head };
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
