import { decimal, oneOf, onetCode, orNull, text, wholeNumber } from "./cells.ts";
import { readTable, type TableFile } from "./read-table.ts";
import type { TableRows } from "./source-rows.ts";

type Rows<T extends keyof TableRows> = NonNullable<TableRows[T]>;
type IsKnown = (onetCode: string) => boolean;

/** Reads Task Statements.txt: core tasks before the others, and those that more of the people asked do first. */
export async function readTasks(
  table: TableFile,
  isKnown: IsKnown,
): Promise<Rows<"occupationTasks">> {
  const tasks = new Map<string, { row: Rows<"occupationTasks">[number]; answered: number }[]>();
  for await (const { type, answered, ...task } of readTable(
    table,
    {
      onetCode: ["O*NET-SOC Code", onetCode],
      taskId: ["Task ID", wholeNumber(1, 2_000_000_000)],
      task: ["Task", text],
      type: ["Task Type", oneOf("Core", "Supplemental", "n/a")],
      answered: ["Incumbents Responding", orNull(wholeNumber(0, 1_000_000), "n/a")],
    },
    { key: (row) => `${row.onetCode} ${row.taskId}` },
  )) {
    if (!isKnown(task.onetCode)) continue;
    const list = tasks.get(task.onetCode) ?? [];
    list.push({ row: { ...task, core: type === "Core", rank: 0 }, answered: answered ?? -1 });
    tasks.set(task.onetCode, list);
  }
  return [...tasks.values()].flatMap((list) =>
    list
      .sort((a, b) => Number(b.row.core) - Number(a.row.core) || b.answered - a.answered)
      .map(({ row }, place) => ({ ...row, rank: place + 1 })),
  );
}

/** Reads Technology Skills.txt. */
export async function readTechnology(
  table: TableFile,
  isKnown: IsKnown,
): Promise<Rows<"occupationTools">> {
  const rows: Rows<"occupationTools"> = [];
  const flag = oneOf("Y", "N");
  for await (const row of readTable(
    table,
    {
      onetCode: ["O*NET-SOC Code", onetCode],
      name: ["Example", text],
      category: ["Commodity Title", text],
      hot: ["Hot Technology", flag],
      inDemand: ["In Demand", flag],
    },
    { key: (row) => `${row.onetCode} ${row.name} ${row.category}` },
  )) {
    const [hot, inDemand] = [row.hot === "Y", row.inDemand === "Y"];
    if (isKnown(row.onetCode)) rows.push({ ...row, kind: "technology", hot, inDemand });
  }
  return rows;
}

/** Reads Tools Used.txt. */
export async function readTools(
  table: TableFile,
  isKnown: IsKnown,
): Promise<Rows<"occupationTools">> {
  const rows: Rows<"occupationTools"> = [];
  for await (const row of readTable(
    table,
    {
      onetCode: ["O*NET-SOC Code", onetCode],
      name: ["Example", text],
      category: ["Commodity Title", text],
    },
    { key: (row) => `${row.onetCode} ${row.name} ${row.category}` },
  )) {
    if (isKnown(row.onetCode)) rows.push({ ...row, kind: "tool", hot: false, inDemand: false });
  }
  return rows;
}

const interestOfElement: Readonly<Record<string, Rows<"occupationInterests">[number]["interest"]>> =
  {
    "1.B.1.a": "R",
    "1.B.1.b": "I",
    "1.B.1.c": "A",
    "1.B.1.d": "S",
    "1.B.1.e": "E",
    "1.B.1.f": "C",
  };

/** Reads the ratings (scale OI) in Interests.txt; the high points (IH) follow from them. */
export async function readInterests(
  table: TableFile,
  isKnown: IsKnown,
): Promise<Rows<"occupationInterests">> {
  const rows: Rows<"occupationInterests"> = [];
  for await (const row of readTable(
    table,
    {
      onetCode: ["O*NET-SOC Code", onetCode],
      elementId: ["Element ID", text],
      scale: ["Scale ID", oneOf("OI", "IH")],
      rating: ["Data Value", decimal(0, 7)],
    },
    { key: (row) => `${row.onetCode} ${row.elementId}` },
  )) {
    const interest = row.scale === "OI" ? interestOfElement[row.elementId] : undefined;
    if (interest && isKnown(row.onetCode))
      rows.push({ onetCode: row.onetCode, interest, rating: row.rating });
  }
  return rows;
}
