import { namedHours, totalOfLine } from "./lines-with-hours.ts";
import type { ProgramDocument } from "./program-document.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

/** Whether several have so many hours together. */
export const addsUpTo = (list: readonly WorkProcess[], hours: number): boolean =>
  list.length > 1 && list.reduce((sum, one) => sum + (one.hours?.value.most ?? 0), 0) === hours;

/** Lines of one kind with their hours; items between them are what is learned. */
export function listsOfLines({ parts }: ProgramDocument): WorkProcess[][] {
  const lists: WorkProcess[][] = [[]];
  let kind: string | undefined;
  for (const [part, one] of parts.entries()) {
    if (one.part === "table") {
      lists.push([]);
      continue;
    }
    if (one.text.trim() === "") continue;
    const open = lists.at(-1)!;
    const found = totalOfLine(one, part).isTotal ? undefined : namedHours(one, part);
    if (found) {
      const process = { ...found, competencies: [] };
      if (open.length === 0 || one.is === kind) open.push(process);
      else lists.push([process]);
      kind = one.is;
    } else if (one.is === "item" && kind !== "item")
      open.at(-1)?.competencies.push(...readLines([one], { part }));
    else lists.push([]);
  }
  return lists;
}
