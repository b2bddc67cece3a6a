import type { RowOf } from "@guildway/api-client";
import type { apprenticeshipTemplates } from "@guildway/api-contract";

type Program = RowOf<typeof apprenticeshipTemplates>;
type Course = NonNullable<Program["relatedInstruction"]>[number];
type Step = NonNullable<Program["wagePeriods"]>[number];

/** A course as it is typed. */
export type TypedCourse = Readonly<
  Record<"title" | "code" | "least" | "most" | "objectives", string>
>;

/** A step of the wages as it is typed. */
export type TypedStep = Readonly<Record<"title" | "percent" | "wage" | "from" | "to", string>>;

const shown = (number: number | undefined) => String(number ?? "");

/** A course, to be typed on. */
export const typedCourse = ({ title, code = "", hours, objectives = [] }: Course): TypedCourse => ({
  title,
  code,
  least: shown(hours?.least),
  most: shown(hours?.most),
  objectives: objectives.join("\n"),
});

/** A typed course as it is kept. */
export function courseOf({ title, code, least, most, objectives }: TypedCourse) {
  const lines = objectives.split("\n").filter((line) => line.trim() !== "");
  return {
    title,
    ...(code.trim() && { code: code.trim() }),
    ...hoursOf(least, most),
    ...(lines.length > 0 && { objectives: lines }),
  };
}

/** A step of the wages, to be typed on. */
export const typedStep = ({ title, percent, wage, hours }: Step): TypedStep => ({
  title,
  percent: shown(percent),
  wage: wage?.toFixed(2) ?? "",
  from: shown(hours?.least),
  to: shown(hours?.most),
});

/** A typed step as it is kept. */
export const stepOf = ({ title, percent, wage, from, to }: TypedStep) => ({
  title,
  ...(percent.trim() && { percent: numberIn(percent) }),
  ...(wage.trim() && { wage: numberIn(wage) }),
  ...hoursOf(from, to),
});

const hoursOf = (least: string, most: string) =>
  (least.trim() || most.trim()) && {
    hours: {
      ...(least.trim() && { least: numberIn(least) }),
      ...(most.trim() && { most: numberIn(most) }),
    },
  };

function numberIn(text: string): number | string {
  const plain = text.trim().replaceAll(",", "");
  return Number.isNaN(Number(plain)) ? text : Number(plain);
}
