import type { FormDocument } from "./drawing/form-document.ts";
import type { Filling } from "./filling.ts";
import { closePage, openPage, type Page, roomOn, space } from "./layout/page.ts";
import {
  type PlainTable,
  plainHeadHeight,
  plainRowHeight,
  plainTable,
} from "./layout/plain-table.ts";
import { heading } from "./layout/text.ts";

/** An entry that is longer than its box. */
export interface LongEntry {
  label: string;
  value: string;
}

const entryColumns = [
  { title: "Entry", share: 1 },
  { title: "In full", share: 3 },
];
const wageColumns = [
  { title: "Period", share: 1 },
  { title: "Hours", share: 2, align: "right" as const },
  { title: "Wage an hour", share: 2, align: "right" as const },
];

/** Adds as many pages as what has no room in the form needs: long entries, then further wage periods. */
export function addContinuation(
  form: FormDocument,
  { values, further }: Pick<Filling, "values" | "further">,
  long: readonly LongEntry[],
): void {
  const entries = long.map(({ label, value }) => [label, value]);
  const tables: PlainTable[] = [
    { caption: "Entries in full", columns: entryColumns, rows: entries },
    ...further.map((schedule) => ({ ...schedule, columns: wageColumns })),
  ];
  const pages = continuationPages(form, `Agreement ${values["agreementId"] ?? ""}`);
  for (const table of tables) addTable(form, pages, table);
  pages.close();
}

interface Pages {
  current(): Page;
  next(): Page;
  close(): void;
}

function continuationPages(form: FormDocument, foot: string): Pages {
  let number = 0;
  let page: Page | undefined;
  const close = () => {
    if (page) closePage(page, foot, `Continuation page ${number}`);
  };
  const next = () => {
    close();
    number += 1;
    page = openPage(form);
    heading(page, `Continuation page ${number}`);
    space(page, 10);
    return page;
  };
  return { current: () => page ?? next(), next, close };
}

function addTable(form: FormDocument, pages: Pages, table: PlainTable): void {
  const heightOf = (row: readonly string[]) => plainRowHeight(form, table.columns, row);
  let left = table.rows;
  while (left.length > 0) {
    const least = plainHeadHeight + heightOf(left[0]!);
    const page = roomOn(pages.current()) < least ? pages.next() : pages.current();
    let room = roomOn(page) - plainHeadHeight;
    let fitting = 0;
    while (fitting < left.length && (fitting === 0 || heightOf(left[fitting]!) <= room)) {
      room -= heightOf(left[fitting]!);
      fitting += 1;
    }
    const caption = left === table.rows ? table.caption : `${table.caption}, continued`;
    plainTable(page, { ...table, caption, rows: left.slice(0, fitting) });
    space(page, 14);
    left = left.slice(fitting);
  }
}
