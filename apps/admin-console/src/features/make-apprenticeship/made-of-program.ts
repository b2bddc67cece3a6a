import type { RowOf } from "@guildway/api-client";
import type { apprenticeships, apprenticeshipTemplates, RecordInput } from "@guildway/api-contract";
import { defaultWagePeriods, defaultWageTitle, rulePacks, type WagePeriod } from "@guildway/rules";
import { plannedRates, plannedTopWage } from "@guildway/rules/program";

/** A program as apprenticeships are made from it. */
export type Program = RowOf<typeof apprenticeshipTemplates>;

/** What is chosen for an apprenticeship; the rest comes from its program. */
export interface Chosen {
  employerProfileId: string;
  locationId: string;
  startDate: string;
}

/** The wage rules of the product. */
export const wageRules = rulePacks["us-spec"];

/** The apprenticeship that a program becomes at an employer. */
export function apprenticeshipOf(
  program: Program,
  { employerProfileId, locationId, startDate }: Chosen,
): RecordInput<typeof apprenticeships> {
  const { orgId, title, instructionHours, ratio, probation, type } = program;
  return {
    ...(orgId && { orgId }),
    employerProfileId,
    ...(locationId && { locationId }),
    ...(startDate && { startDate }),
    apprenticeshipTemplateId: program.id,
    occupationName: program.occupationName?.trim() || title,
    occupationONetCode: program.occupationONetCode,
    rapidsCode: program.rapidsCode,
    type,
    ojtHours: ojtHoursOf(program),
    instructionHours,
    relatedInstruction: program.relatedInstruction,
    ratio,
    probation,
    workProcesses: workProcessesOf(program),
  };
}

/** The hours of an apprenticeship: where a program has its processes take from so many hours to so many, those at which its wage steps end, as far as they are among them. */
export function ojtHoursOf(program: Program): number | null | undefined {
  const { ojtHours, wagePeriods, journeyworkerWage } = program;
  const sum = (end: "least" | "most") =>
    workProcessesOf(program).reduce((all, { hours }) => all + (hours?.[end] ?? 0), 0);
  const planned = plannedRates(wagePeriods ?? [], journeyworkerWage, ojtHours ?? 0).reduce(
    (all, { duration }) => all + duration,
    0,
  );
  const isWithin = sum("least") <= planned && planned <= sum("most");
  return ojtHours && planned > 0 && isWithin ? planned : ojtHours;
}

/** The groups of a program as the processes of the work; competencies without a group are one of the program's name. */
export function workProcessesOf({ title, competencies, competencyGroups }: Program) {
  const groups = competencyGroups ?? [];
  const grouped = new Set(groups.flatMap(({ competencyIds }) => competencyIds));
  const alone = Object.keys(competencies ?? {}).filter((id) => !grouped.has(id));
  const all = [
    ...groups,
    ...(alone.length > 0
      ? [{ description: title ?? "", competencyIds: alone, hours: undefined }]
      : []),
  ];
  return all.map(({ description, competencyIds, hours }) => {
    const own = competencyIds.flatMap((id) => competencies?.[id] ?? []);
    const sum = own.reduce((total, { totalHours }) => total + (totalHours ?? 0), 0);
    const known = hours ?? (sum > 0 ? { least: sum, most: sum } : undefined);
    return {
      title: description,
      ...(known && { hours: known }),
      competencies: own.map((one) => one.description),
    };
  });
}

/** A wage schedule as a program plans it; where it plans none, the product's usual one. */
export function scheduleOf(
  { occupationName, title, wagePeriods, journeyworkerWage, ojtHours }: Program,
  year: number,
): { title: string; entryWage: number; wageRates: WagePeriod[] } {
  const steps = wagePeriods ?? [];
  const top = plannedTopWage(steps, journeyworkerWage) ?? wageRules.entryWage / 100;
  return {
    title: defaultWageTitle(occupationName || title || "", year),
    entryWage: top,
    wageRates:
      steps.length > 0
        ? plannedRates(steps, journeyworkerWage, ojtHours ?? 0)
        : defaultWagePeriods(top, ojtHours ?? 0, wageRules),
  };
}
