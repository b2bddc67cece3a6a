import { itemsBelow } from "./items-below.ts";
import { namesItself } from "./named-columns.ts";
import { type ProgramDocument, type Read } from "./program-document.ts";
import { lettered, unnumbered, type WorkProcess } from "./work-process.ts";

const overCompetencies =
  /^(?:competencies|skills|tasks|content)\s*(?::|[–—-]|\b(?:of|for|in)\b)\s*/i;
const hoursBehind = /\s*[([–—-]\s*[\d,]+(?:\s*[–-]\s*[\d,]+)?\s*(?:hours|hrs)\.?\s*[)\]]?$/i;

/** The name of a process without what counts it, `Job Function 2: Serve guests`, and without its hours. */
export function nameOfProcess(text: string): string {
  const own = text.replace(overCompetencies, "");
  return unnumbered(namesItself(own) ? own.replace(/^[^:]*:/, "").trim() : own)
    .replace(hoursBehind, "")
    .trim()
    .toLowerCase();
}

/** The processes, with the competencies that stand in lists of their own below a line with the name of each. */
export function withCompetenciesElsewhere(
  document: ProgramDocument,
  processes: readonly WorkProcess[],
): WorkProcess[] {
  if (processes.some(({ competencies }) => competencies.length > 0)) return [...processes];
  const inLines = processes.map((one) => ({ ...one, competencies: countedInLine(document, one) }));
  if (inLines.some(({ competencies }) => competencies.length > 0)) return inLines;
  const lists = document.parts.flatMap((one, part) => {
    const competencies = one.part === "line" ? itemsBelow(document, { part }) : [];
    return one.part === "line" && competencies.length > 0
      ? [[nameOfProcess(one.text), competencies] as const]
      : [];
  });
  const byName = new Map(lists);
  return processes.map((one) => ({
    ...one,
    competencies: byName.get(nameOfProcess(one.title.value)) ?? [],
  }));
}

/** `Splicing – 800 hours. The apprentice will (1) identify pairs; (2) splice.` */
function countedInLine({ parts }: ProgramDocument, { title }: WorkProcess): Read<string>[] {
  const own = parts[title.at.part];
  if (own?.part !== "line") return [];
  const behind = own.text.slice(own.text.indexOf(title.value) + title.value.length);
  return lettered({ lines: [{ ...own, text: behind }] }, title.at);
}
