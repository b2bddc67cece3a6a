import { totalsOf } from "./hours-of-a-row.ts";
import { namedBlocks } from "./named-columns.ts";
import { namesWork } from "./columns-of-work.ts";
import { pairsWithoutHeadings } from "./pairs-without-headings.ts";
import {
  processesOfCards,
  processOfCountedTitle,
  processOfTitledRows,
} from "./processes-of-cards.ts";
import { processesOfCells } from "./processes-of-cells.ts";
import { processesOfColumns, processesOfStacks } from "./processes-of-columns.ts";
import { processesOfCountedRows } from "./processes-of-counted-rows.ts";
import { processesOfNamedRows, processesOfOneColumn } from "./processes-of-one-column.ts";
import { processesOfRepeatedHeads } from "./processes-of-repeated-heads.ts";
import { ofProcessesWithHours } from "./processes-of-rows.ts";
import { processOfSheet } from "./processes-of-sheets.ts";
import { processesOfTitles } from "./processes-of-titles.ts";
import { type ProgramDocument, textOf } from "./program-document.ts";
import { subjectAbove } from "./said-above.ts";
import { blocksOf, type Table } from "./table-blocks.ts";
import { isOfModules, workOfBlock } from "./work-of-block.ts";
import { workColumns } from "./work-columns.ts";
import type { WorkSchedule } from "./work-process.ts";

/** The work that a table says, read in the first way that finds some. */
export function workOfTable(
  document: ProgramDocument,
  table: Table,
  part: number,
  statedHours: number | undefined,
): WorkSchedule[] {
  if (isOfPay(table)) return [];
  const sheet = processOfSheet(document, table, part);
  if (sheet) return [{ processes: [sheet], totals: [] }];
  const cells = processesOfCells(table, part);
  if (cells.length > 0) return [{ processes: cells, totals: [] }];
  const cards = processesOfCards(table, part);
  if (cards.length > 0) return [{ processes: cards, totals: [] }];
  const titled = processOfTitledRows(table, part);
  if (titled) return [{ processes: [titled], totals: [] }];
  const counted = processOfCountedTitle(table, part);
  if (counted) return [{ processes: [counted], totals: [] }];
  const repeated = processesOfRepeatedHeads(table, part);
  if (repeated.length > 0) return [{ processes: repeated, totals: [] }];
  const stacks = processesOfStacks(table, part);
  if (stacks.length > 0) return [{ processes: stacks, totals: [] }];
  const acrossColumns = processesOfColumns(table, part);
  if (acrossColumns) return [acrossColumns];
  const named = namedBlocks(table, part, workColumns);
  const read = named.map((one) => ({
    ...workOfBlock(document, one, statedHours),
    isOfModules: isOfModules(document, one, statedHours),
  }));
  if (read.some(({ processes }) => processes.length > 0)) return read;
  return blocksOf(table).flatMap((block) => {
    const listed = [
      ...processesOfOneColumn(table, part, block),
      ...processesOfNamedRows(table, part, block),
      ...processesOfCountedRows(table, part, block),
      ...processesOfTitles(
        table,
        part,
        block,
        subjectAbove(document, { table, part, block, head: block.from }),
      ),
    ];
    if (listed.length > 0) return [{ processes: listed, totals: [] }];
    const one = pairsWithoutHeadings(document, table, part, block, statedHours);
    return one ? [{ processes: ofProcessesWithHours(one), totals: totalsOf(one) }] : [];
  });
}

const ofPay = /^(?:(?:hourly|pay|wage) )?(?:rate|pay|wages?)$/i;

/** Whether a column of a table is called by what is paid, and none beside it by the work. */
const isOfPay = ({ rows }: Table): boolean =>
  rows
    .slice(0, 3)
    .map((row) => row.map(textOf))
    .some(
      (heads) =>
        heads.some((text) => ofPay.test(text)) &&
        !heads.some((text) => namesWork(text) || workColumns.hours.test(text)),
    );
