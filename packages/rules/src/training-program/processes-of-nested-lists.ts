import { beginsInstruction } from "./begins-instruction.ts";
import type { ProgramDocument } from "./program-document.ts";
import { subjectOf } from "./said-above.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

/** Fewer names over lists may say anything of a program. */
const fewest = 3;

/** Names that stand in lists over the deeper items of their tasks, in what is not about the instruction. */
export function processesOfNestedLists({ parts }: ProgramDocument): WorkProcess[] {
  const processes: WorkProcess[] = [];
  let isTaught = false;
  for (const [part, one] of parts.entries()) {
    if (one.part === "table") continue;
    if (one.is !== "item")
      isTaught = beginsInstruction(one) || subjectOf(one.text) === "instruction";
    if (one.is !== "item" || isTaught) continue;
    const [read] = readLines([one], { part });
    const next = parts[part + 1];
    const isOver = next?.part === "line" && next.is === "item" && (next.level ?? 0) > 0;
    if (!read) continue;
    if (one.level) processes.at(-1)?.competencies.push(read);
    else if (isOver && isName(read.value)) processes.push({ title: read, competencies: [] });
  }
  return processes.length >= fewest ? processes : [];
}

const isName = (text: string): boolean => text.length <= 90 && !/[.:?!]$|\d{3}|\$/.test(text);
