import { defineTexts } from "@guildway/ui";
import type { PlanProgram } from "./plan.ts";

/** Hours that are worked in a year of 50 weeks of 40, by which a term in hours is told in years. */
export const hoursOfAYear = 2000;

/** Awards by IPEDS's code, from the one that takes least, each with its full-time length by IPEDS's definition, in years. */
const awards: Readonly<Record<string, { least: number; most?: number }>> = {
  20: { least: 0, most: 0.25 },
  21: { least: 0.25, most: 1 },
  2: { least: 1, most: 2 },
  4: { least: 2, most: 4 },
  3: { least: 2, most: 4 },
  5: { least: 4 },
};

/** How long something takes, in years; open where `most` is absent. */
export interface TrainingTime {
  least: number;
  most?: number | undefined;
}

/** How long a school program takes by its award; undefined for what comes after a bachelor's degree, and where no award is named. */
export function timeOfProgram({ ID }: Pick<PlanProgram, "ID">): TrainingTime | undefined {
  return awards[/-(\d+)$/.exec(ID ?? "")?.[1] ?? ""];
}

/** The shortest of some programs' times. */
export function shortestTime(
  programs: readonly Pick<PlanProgram, "ID">[],
): TrainingTime | undefined {
  return programs
    .flatMap((program) => timeOfProgram(program) ?? [])
    .toSorted((one, other) => one.least - other.least)
    .at(0);
}

/** How long an apprenticeship takes by its hours; undefined where it has none. */
export function timeOfHours(least: number | null, most: number | null): TrainingTime | undefined {
  const from = least ?? most;
  if (from === null) return undefined;
  return { least: from / hoursOfAYear, most: (most ?? from) / hoursOfAYear };
}

/** What a time is called; halves are told, finer parts are not. */
export const trainingTimeTexts = defineTexts(
  {
    words: ({ least, most }: TrainingTime) => {
      if (most === undefined) return `${years(least, "year", "years", "en")} or more`;
      if (most <= 0.25) return "less than 12 weeks";
      if (least === 0.25) return "12 weeks to a year";
      if (round(least) === round(most)) return `about ${years(most, "year", "years", "en")}`;
      return `${figure(least, "en")} to ${years(most, "year", "years", "en")}`;
    },
  },
  {
    words: ({ least, most }: TrainingTime) => {
      if (most === undefined) return `${years(least, "año", "años", "es")} o más`;
      if (most <= 0.25) return "menos de 12 semanas";
      if (least === 0.25) return "12 semanas a un año";
      if (round(least) === round(most)) return `alrededor de ${years(most, "año", "años", "es")}`;
      return `${figure(least, "es")} a ${years(most, "año", "años", "es")}`;
    },
  },
);

const round = (value: number) => Math.max(0.5, Math.round(value * 2) / 2);
const figure = (value: number, lang: string) =>
  round(value).toLocaleString(lang === "es" ? "es-US" : "en-US");
const years = (value: number, one: string, many: string, lang: string) =>
  `${figure(value, lang)} ${round(value) === 1 ? one : many}`;
