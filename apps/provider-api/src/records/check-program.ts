import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/** Refuses a training program whose groups name a competency that it does not have. */
export function checkGroups(values: Row, before: Row): void {
  if (values["competencyGroups"] === undefined && values["competencies"] === undefined) return;
  const now = { ...before, ...values };
  const known = (now["competencies"] ?? {}) as Row;
  const groups = (now["competencyGroups"] ?? []) as { competencyIds: string[] }[];
  const unknown = groups
    .flatMap(({ competencyIds }) => competencyIds)
    .find((id) => !Object.hasOwn(known, id));
  if (unknown !== undefined)
    throw invalid("competencyGroups", `name no competency of the program: ${unknown}`);
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
