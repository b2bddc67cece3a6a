import { decimal, oneOf, onetCode, text } from "./cells.ts";
import { readTable, type TableFile } from "./read-table.ts";
import type { TableRows } from "./source-rows.ts";

type ElementRow = NonNullable<TableRows["occupationElements"]>[number];

/** Reads Skills.txt or Knowledge.txt, whose importance (IM, 1 to 5) and level (LV, 0 to 7) of one element stand on two lines. */
export async function readElements(
  table: TableFile,
  kind: "skill" | "knowledge",
  isKnown: (onetCode: string) => boolean,
): Promise<ElementRow[]> {
  const rows = new Map<string, ElementRow>();
  const levels = new Map<string, number>();
  for await (const row of readTable(table, {
    onetCode: ["O*NET-SOC Code", onetCode],
    elementId: ["Element ID", text],
    scale: ["Scale ID", oneOf("IM", "LV")],
    value: ["Data Value", decimal(0, 7)],
    suppress: ["Recommend Suppress", oneOf("N", "Y", "n/a")],
    notRelevant: ["Not Relevant", oneOf("N", "Y", "n/a")],
  })) {
    if (!isKnown(row.onetCode) || row.notRelevant === "Y") continue;
    const key = `${row.onetCode} ${row.elementId}`;
    if (row.scale === "LV") {
      levels.set(key, row.value);
      continue;
    }
    rows.set(key, {
      onetCode: row.onetCode,
      kind,
      elementId: row.elementId,
      importance: shownImportance(row.value),
      level: null,
      lowPrecision: row.suppress === "Y",
    });
  }
  return [...rows].map(([key, row]) => ({ ...row, level: levels.get(key) ?? null }));
}

/** O*NET's importance of 1 to 5 on the scale of 0 to 100 that is shown, halves rounded up. */
export function shownImportance(importance: number): number {
  // In hundredths: 2.5 as a binary fraction of (IM - 1) / 4 * 100 would round down now and then.
  return Math.floor((Math.round(importance * 100) - 100) / 4 + 0.5);
}
