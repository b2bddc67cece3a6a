import { itemsBelow, leadsToItems } from "./items-below.ts";
import { namedAbove } from "./lines-with-hours.ts";
import type { ProgramDocument } from "./program-document.ts";
import { isOfClasses, subjectOf } from "./said-above.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

/** Fewer headings or names alike are so by chance. */
const fewest = 3;

/** Headings that all lead to their lists in the same words: `You will show that you can:` */
export function processesOfLeadIns(document: ProgramDocument): WorkProcess[] {
  const { parts } = document;
  const over = parts.flatMap((one, part) => {
    const next = parts[part + 1];
    const isLed = next?.part === "line" && leadsToItems.test(next.text);
    if (one.part !== "line" || one.is !== "heading" || !isLed || isOfClasses(one.text)) return [];
    const [title] = readLines([one], { part });
    const competencies = itemsBelow(document, { part });
    return title && competencies.length > 0
      ? [{ lead: next.text.trim(), process: { title, competencies } }]
      : [];
  });
  const [most = []] = [...Map.groupBy(over, ({ lead }) => lead).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  return most.length < fewest ? [] : most.map(({ process }) => process);
}

/** `On the job: Cabling` over its list, as others are. */
const behindWords = /^(?<words>\P{L}*\p{L}[^:\d]{1,40}):\s+(?<name>\p{L}.{2,80})$/u;

/** Lines that all begin with the same words about the work and lead to their lists. */
export function processesOfSharedWords(document: ProgramDocument): WorkProcess[] {
  const over = document.parts.flatMap((one, part) => {
    if (one.part === "table" || one.is === "item") return [];
    const { words, name } = behindWords.exec(one.text)?.groups ?? {};
    if (!words || !name || subjectOf(words) !== "work") return [];
    const competencies = itemsBelow(document, { part });
    const title = { value: name, at: { part }, written: one.text };
    return competencies.length > 0 ? [{ words, process: { title, competencies } }] : [];
  });
  const isShared = over.length >= fewest && over.every(({ words }) => words === over[0]!.words);
  return isShared ? over.map(({ process }) => process) : [];
}

/** Names with their hours on the line below and their tasks below these, all in lists under headings. */
export function processesOfNamesOverHours(document: ProgramDocument): WorkProcess[] {
  const groups: WorkProcess[][] = [[]];
  let isTaught = false;
  const all = document.parts.flatMap((one, part) => {
    const named = one.part === "line" ? namedAbove(document.parts, part) : undefined;
    return named ? [named] : [];
  });
  const names = new Set(all.map(({ title }) => title.at.part));
  for (const [part, one] of document.parts.entries()) {
    if (one.part === "line" && one.is === "heading" && !names.has(part)) {
      isTaught = isOfClasses(one.text) || subjectOf(one.text) === "instruction";
      groups.push([]);
    }
    const named = isTaught ? undefined : all.find(({ title }) => title.at.part === part);
    if (named) {
      const competencies = itemsBelow(document, { part }, names);
      groups.at(-1)!.push({ ...named, competencies });
    }
  }
  const known = groups
    .filter((group) => group.every(({ competencies }) => competencies.length > 0))
    .flat();
  return known.length < fewest ? [] : known;
}
