import type { RowOf } from "@guildway/api-client";
import type { apprenticeshipTemplates } from "@guildway/api-contract";

/** A training program as it is exported. */
export type Program = RowOf<typeof apprenticeshipTemplates>;

/** A part of an Appendix A; a cell has its lines, the further ones being a list. */
export type AppendixPart =
  | { is: "title" | "heading" | "text"; text: string }
  | {
      is: "table";
      head: readonly string[];
      /** In percent. */
      widths: readonly number[];
      rows: readonly (readonly (readonly string[])[])[];
    };

type Hours = { least?: number | undefined; most?: number | undefined } | undefined;

const shown = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const types = [
  ["TB", "Time-based"],
  ["CB", "Competency-based"],
  ["H", "Hybrid"],
] as const;

/** What an Appendix A says of a program, in English as registration agencies file it; what the program does not say is left out. */
export function appendixOf(program: Program): AppendixPart[] {
  const { type, ratio, journeyworkerWage } = program;
  const text = (words: string | false | null | undefined): AppendixPart[] =>
    words ? [{ is: "text", text: words }] : [];
  const labelled = (label: string, value: string | number | null | undefined) =>
    text(value !== null && value !== undefined && value !== "" && `${label}: ${value}`);
  return [
    { is: "title", text: program.title ?? "" },
    ...labelled("Occupation title", program.occupationName),
    ...labelled("O*NET-SOC CODE", program.occupationONetCode),
    ...labelled("RAPIDS CODE", program.rapidsCode),
    ...text(types.map(([code, name]) => `${code === type ? "☒" : "☐"} ${name}`).join("   ")),
    ...labelled("Description", program.description),
    ...labelled("Term of apprenticeship", program.estimatedLength),
    ...labelled("OJT hours", withCommas(program.ojtHours)),
    ...labelled("Related instruction hours", withCommas(program.instructionHours)),
    ...text(
      ratio &&
        `Ratio of apprentices to journeyworkers: ${ratio.apprentices} apprentice(s) to ${ratio.journeyworkers} journeyworker(s)`,
    ),
    ...labelled("Probationary period", program.probation),
    ...labelled(
      "Journeyworker wage",
      typeof journeyworkerWage === "number" ? dollars.format(journeyworkerWage) : undefined,
    ),
    ...workProcesses(program),
    ...relatedInstruction(program),
    ...wages(program),
  ];
}

/** The groups of a program with their competencies and hours; those that are in none are one of their own. */
export function groupsOf({ competencies, competencyGroups }: Program) {
  const groups = competencyGroups ?? [];
  const grouped = new Set(groups.flatMap(({ competencyIds }) => competencyIds));
  const rest = Object.keys(competencies ?? {}).filter((id) => !grouped.has(id));
  const all = [
    ...groups,
    ...(rest.length > 0
      ? [{ id: "", description: "", competencyIds: rest, hours: undefined }]
      : []),
  ];
  return all.map(({ description, competencyIds, hours }) => {
    const own = competencyIds.flatMap((id) => competencies?.[id] ?? []);
    const sum = own.reduce((total, { totalHours }) => total + (totalHours ?? 0), 0);
    return {
      description,
      competencies: own,
      hours: hours ?? (sum > 0 ? { least: sum, most: sum } : undefined),
    };
  });
}

/** Hours as they are written: 250, or from the least to the most. */
export const hoursWritten = (hours: Hours): string =>
  [...new Set([hours?.least, hours?.most].filter((one) => one !== undefined))]
    .map((one) => shown.format(one))
    .join("–");

const withCommas = (hours: number | null | undefined) =>
  typeof hours === "number" ? shown.format(hours) : undefined;

function workProcesses(program: Program): AppendixPart[] {
  const groups = groupsOf(program);
  if (groups.length === 0) return [];
  return [
    { is: "heading", text: "Work process schedule" },
    {
      is: "table",
      head: ["Work process", "Hours"],
      widths: [80, 20],
      rows: groups.map(({ description, competencies, hours }) => [
        [description, ...competencies.map((one) => one.description)],
        [hoursWritten(hours)],
      ]),
    },
  ];
}

function relatedInstruction({ relatedInstruction: courses }: Program): AppendixPart[] {
  if (!courses?.length) return [];
  return [
    { is: "heading", text: "Related instruction outline" },
    {
      is: "table",
      head: ["Course number", "Course title", "Learning objectives", "Hours"],
      widths: [15, 30, 40, 15],
      rows: courses.map(({ title, code = "", hours, objectives = [] }) => [
        [code],
        [title],
        objectives.length > 0 ? objectives : [""],
        [hoursWritten(hours)],
      ]),
    },
  ];
}

function wages({ wagePeriods }: Program): AppendixPart[] {
  if (!wagePeriods?.length) return [];
  return [
    { is: "heading", text: "Wage schedule" },
    {
      is: "table",
      head: ["Period", "Percent", "Wage", "OJT hours"],
      widths: [40, 20, 20, 20],
      rows: wagePeriods.map(({ title, percent, wage, hours }) => [
        [title],
        [percent === undefined ? "" : `${percent}%`],
        [wage === undefined ? "" : dollars.format(wage)],
        [hoursWritten(hours)],
      ]),
    },
  ];
}
