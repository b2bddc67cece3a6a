import type { FormDocument } from "./drawing/form-document.ts";
import type { Filling } from "./filling.ts";
import { type Flow, openPage, plainRowHeight } from "./layout/flow.ts";

/** An entry that is longer than its box. */
export interface LongEntry {
  label: string;
  value: string;
}

const wageColumns = [
  { title: "Period", share: 1 },
  { title: "Hours", share: 2, align: "right" as const },
  { title: "Wage an hour", share: 2, align: "right" as const },
];
const entryColumns = [
  { title: "Entry", share: 1 },
  { title: "In full", share: 3 },
];

/** Adds as many pages as what has no room in the form needs: long entries, then further wage periods. */
export function addContinuation(
  form: FormDocument,
  filling: Filling,
  long: readonly LongEntry[],
): void {
  if (long.length === 0 && filling.further.length === 0) return;
  const pages = continuationPages(form, `Agreement ${filling.values["agreementId"] ?? ""}`);
  addTable(
    form,
    pages,
    "Entries in full",
    entryColumns,
    long.map(({ label, value }) => [label, value]),
  );
  for (const { caption, rows } of filling.further)
    addTable(form, pages, caption, wageColumns, rows);
  pages.close();
}

interface Pages {
  current(): Flow;
  next(): Flow;
  close(): void;
}

function continuationPages(form: FormDocument, title: string): Pages {
  let number = 0;
  let page: Flow | undefined;
  const close = () => page?.close({ left: title, right: `Continuation page ${number}` });
  const next = () => {
    close();
    number += 1;
    page = openPage(form);
    page.heading(`Continuation page ${number}`);
    page.space(10);
    return page;
  };
  return { current: () => page ?? next(), next, close };
}

function addTable(
  form: FormDocument,
  pages: Pages,
  caption: string,
  columns: Parameters<Flow["plainTable"]>[1],
  rows: readonly (readonly string[])[],
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const heightOf = (row: readonly string[]) =>
    Math.max(...row.map((text, at) => plainRowHeight(form, text, columns[at]!.share / shares)));
  const aroundRows = 44;
  let left = rows;
  while (left.length > 0) {
    const first = heightOf(left[0]!);
    const page = pages.current().room() < aroundRows + first ? pages.next() : pages.current();
    let room = page.room() - aroundRows;
    let fitting = 0;
    while (fitting < left.length && (fitting === 0 || heightOf(left[fitting]!) <= room)) {
      room -= heightOf(left[fitting]!);
      fitting += 1;
    }
    page.plainTable(
      left === rows ? caption : `${caption}, continued`,
      columns,
      left.slice(0, fitting),
    );
    page.space(14);
    left = left.slice(fitting);
  }
}
