import { isDeepStrictEqual } from "node:util";
import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

interface Competency {
  id: string;
  classificationIds?: string[];
}

const tree = ["competencies", "competencyGroups", "classifications"] as const;

/**
 * Refuses a training program whose competencies are kept under another id than their own or have a classification that it does
 * not know, or whose groups name one that it does not have, or one twice. What was stored before this was asked may stay.
 */
export function checkGroups(values: Row, before: Row): void {
  const now = { ...before, ...values };
  if (tree.every((field) => isDeepStrictEqual(now[field], before[field]))) return;
  const competencies = (now["competencies"] ?? {}) as Record<string, Competency>;
  const groups = (now["competencyGroups"] ?? []) as { competencyIds: string[] }[];
  const classifications = (now["classifications"] ?? {}) as Row;
  for (const [key, { id, classificationIds = [] }] of Object.entries(competencies)) {
    if (key !== id) throw invalid("competencies", `keep under ${key} the competency ${id}`);
    const unknown = classificationIds.find((one) => !Object.hasOwn(classifications, one));
    if (unknown !== undefined)
      throw invalid("competencies", `name no classification of the program: ${unknown}`);
  }
  const grouped = new Set<string>();
  for (const id of groups.flatMap(({ competencyIds }) => competencyIds)) {
    if (!Object.hasOwn(competencies, id))
      throw invalid("competencyGroups", `name no competency of the program: ${id}`);
    if (grouped.has(id)) throw invalid("competencyGroups", `name a competency twice: ${id}`);
    grouped.add(id);
  }
}

/** Refuses an apprenticeship that ends before it begins. */
export function checkDays(values: Row, before: Row): void {
  if (values["startDate"] === undefined && values["expectedEndDate"] === undefined) return;
  const { startDate, expectedEndDate } = { ...before, ...values };
  if (startDate && expectedEndDate && String(expectedEndDate) < String(startDate))
    throw invalid("expectedEndDate", "must not be before the start");
}

const invalid = (field: string, reason: string) =>
  new Problem("input.invalid", { faults: [{ field, reason }] });
