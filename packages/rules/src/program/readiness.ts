import { durationIn, hoursOfYear, monthsIn } from "./duration-in.ts";
import { type PlannedStep, plannedRates, plannedWageOf } from "./planned-rates.ts";

/** What of a training program registration looks at. */
export interface ProgramFacts {
  type?: "CB" | "TB" | "H" | null | undefined;
  description?: string | null | undefined;
  occupationName?: string | null | undefined;
  occupationONetCode?: string | null | undefined;
  rapidsCode?: string | null | undefined;
  /** In words, such as 4 years. */
  estimatedLength?: string | null | undefined;
  ojtHours?: number | null | undefined;
  instructionHours?: number | null | undefined;
  relatedInstruction?: readonly { hours?: SaidHours }[] | null | undefined;
  ratio?: { apprentices: number; journeyworkers: number } | null | undefined;
  /** In words, such as 6 months. */
  probation?: string | null | undefined;
  wagePeriods?: readonly PlannedStep[] | null | undefined;
  journeyworkerWage?: number | null | undefined;
  workProcesses: readonly { hours?: SaidHours; competencies: number }[];
  /** The hours that nobody has said, and which are only those that programs usually have. */
  usual?: readonly UsualHours[];
}

type UsualHours = "ojtHours" | "instructionHours";

type SaidHours = { least?: number | undefined; most?: number | undefined } | undefined;

/** Where the rules stand that programs are registered by, and since when. */
export const registrationRules = {
  name: "29 CFR 29.5",
  since: "2008-12-29",
  /** The day on which the product's copy was compared with its source. */
  checked: "2026-11-20",
  address: "https://www.ecfr.gov/current/title-29/subtitle-A/part-29/section-29.5",
} as const;

/** Each rule with its place in the law, or in the record of RAPIDS. */
export const readinessRules = {
  occupation: "29 CFR 29.5(b)(1)",
  oNetCode: "RAPIDS, onetSocCode",
  rapidsCode: "RAPIDS, rapidsCode",
  approach: "29 CFR 29.5(b)(2)",
  description: "RAPIDS, jobDesc",
  term: "29 CFR 29.5(b)(2)(i)",
  workProcesses: "29 CFR 29.5(b)(3)",
  hoursAddUp: "29 CFR 29.5(b)(3)",
  instruction: "29 CFR 29.5(b)(4)",
  instructionHours: "29 CFR 29.5(b)(4)",
  wages: "29 CFR 29.5(b)(5)",
  minimumWage: "29 CFR 29.5(b)(5)",
  ratio: "29 CFR 29.5(b)(7)",
  probation: "29 CFR 29.5(b)(8)",
} as const;

/** A rule of readiness. */
export type ReadinessRule = keyof typeof readinessRules;

/** What a program says to a rule: it is met; something is missing; what is said is against it; or it is worth a look. */
export interface Readiness {
  rule: ReadinessRule;
  state: "met" | "missing" | "against" | "advice";
  /** The numbers that the rule compares: what is, and what should be. */
  values: readonly number[];
}

/** The least hours on the job of a program by time. */
const leastTerm = 2000;
/** Hours of related instruction that are recommended for each year. */
const instructionOfYear = 144;
/** Cents an hour: 29 U.S.C. 206(a)(1)(C), since 2009-07-24. */
const minimumWage = 725;

/** How ready a program is to be registered, rule by rule; advice, which the registration agency may see in another way. */
export function readinessOf(facts: ProgramFacts): Readiness[] {
  const has = (rule: ReadinessRule, value: unknown): Readiness => ({
    rule,
    state: value ? "met" : "missing",
    values: [],
  });
  const found = [
    has("occupation", facts.occupationName?.trim()),
    has("oNetCode", facts.occupationONetCode?.trim()),
    has("rapidsCode", facts.rapidsCode?.trim()),
    has("approach", facts.type),
    has("description", facts.description?.trim()),
    term(facts),
    has(
      "workProcesses",
      facts.workProcesses.some(({ competencies, hours }) => competencies > 0 || hours),
    ),
    ...hoursAddUp(facts),
    has("instruction", facts.relatedInstruction?.length),
    instructionHours(facts),
    ...wages(facts),
    has("ratio", facts.ratio),
    probation(facts),
  ];
  return found.map((one) =>
    one.state === "met" && restsOnUsual(one.rule, facts) ? { ...one, state: "advice" } : one,
  );
}

const hoursOfRules: Readonly<Partial<Record<ReadinessRule, UsualHours>>> = {
  term: "ojtHours",
  hoursAddUp: "ojtHours",
  instructionHours: "instructionHours",
};

/** Whether a rule looks at hours that nobody has said. */
export function restsOnUsual(rule: ReadinessRule, { usual }: Pick<ProgramFacts, "usual">): boolean {
  const hours = hoursOfRules[rule];
  return hours !== undefined && usual?.includes(hours) === true;
}

/** 2,000 hours are the law's for a program by time; one by competencies is measured otherwise, a hybrid has a minimum of its own. */
function term({ type, ojtHours }: ProgramFacts): Readiness {
  const values = [ojtHours ?? 0, leastTerm];
  if (type === "CB") return { rule: "term", state: "met", values };
  if (!ojtHours) return { rule: "term", state: "missing", values };
  if (ojtHours >= leastTerm) return { rule: "term", state: "met", values };
  return { rule: "term", state: type === "TB" ? "against" : "advice", values };
}

/** Nothing is said where only some processes have hours, or none: a program by competencies needs none. */
function hoursAddUp({ type, ojtHours, workProcesses }: ProgramFacts): Readiness[] {
  const said = workProcesses.filter(({ hours }) => hours?.least ?? hours?.most);
  const rule = "hoursAddUp";
  if (workProcesses.length === 0 || (type === "CB" && said.length === 0)) return [];
  if (said.length < workProcesses.length)
    return [{ rule, state: type === "CB" ? "advice" : "missing", values: [] }];
  const sum = (of: (hours: NonNullable<SaidHours>) => number) =>
    said.reduce((total, { hours }) => total + of(hours!), 0);
  const least = sum((hours) => hours.least ?? hours.most!);
  const most = sum((hours) => hours.most ?? hours.least!);
  const fits = ojtHours ? least <= ojtHours && ojtHours <= most : true;
  return [{ rule, state: fits ? "met" : "advice", values: [least, most, ojtHours ?? 0] }];
}

function instructionHours(facts: ProgramFacts): Readiness {
  const rule = "instructionHours";
  const recommended = Math.round((monthsOf(facts) / 12) * instructionOfYear);
  const values = [facts.instructionHours ?? 0, recommended];
  if (!facts.instructionHours) return { rule, state: "missing", values };
  return { rule, state: facts.instructionHours >= recommended ? "met" : "advice", values };
}

function wages({ wagePeriods, journeyworkerWage, ojtHours }: ProgramFacts): Readiness[] {
  const steps = wagePeriods ?? [];
  if (steps.length === 0) return [{ rule: "wages", state: "missing", values: [] }];
  const rises = steps.slice(1).map((step, at) => rise(steps[at]!, step, journeyworkerWage));
  const fallsAt = rises.findIndex((one) => one !== undefined && one <= 0);
  const rising: Readiness =
    steps.length === 1 || fallsAt >= 0
      ? { rule: "wages", state: "against", values: [fallsAt + 2 - Number(steps.length === 1)] }
      : rises.includes(undefined)
        ? { rule: "wages", state: "missing", values: [] }
        : { rule: "wages", state: "met", values: [steps.length] };
  const first = plannedRates(steps, journeyworkerWage, ojtHours ?? 0)[0]?.wageAmount ?? 0;
  const cents = Math.round(first * 100);
  if (cents === 0) return [rising];
  const state = cents >= minimumWage ? "met" : "against";
  return [rising, { rule: "minimumWage", state, values: [first, minimumWage / 100] }];
}

/** How much more a step pays than the one before it; unknown where one says dollars and the other a share of an unknown wage. */
function rise(before: PlannedStep, after: PlannedStep, top: ProgramFacts["journeyworkerWage"]) {
  const [one, next] = [plannedWageOf(before, top), plannedWageOf(after, top)];
  if (one !== undefined && next !== undefined) return next - one;
  if (before.percent === undefined || after.percent === undefined) return undefined;
  return after.percent - before.percent;
}

/** A quarter of the program or one year, whichever is shorter; the values are hours or months, as the program says them. */
function probation(facts: ProgramFacts): Readiness {
  const rule = "probation";
  const said = durationIn(facts.probation);
  if (!facts.probation?.trim()) return { rule, state: "missing", values: [] };
  if (!said) return { rule, state: "advice", values: [] };
  const inHours = "hours" in said;
  const whole = inHours ? (facts.ojtHours ?? 0) : monthsOf(facts);
  const year = inHours ? hoursOfYear : 12;
  if (whole === 0) return { rule, state: "advice", values: [] };
  const most = Math.min(whole / 4, year);
  const length = "hours" in said ? said.hours : said.months;
  // The law counts its year by the calendar, so that hours are surely too many only beyond a quarter.
  if (inHours && length > year && length <= whole / 4) return { rule, state: "advice", values: [] };
  const rounded = (one: number) => Math.round(one * 10) / 10;
  return {
    rule,
    state: length <= most + 0.05 ? "met" : "against",
    values: [rounded(length), rounded(most), inHours ? 1 : 0],
  };
}

/** How long a program takes, by what it says and else by its hours; zero where neither is known. */
function monthsOf({ estimatedLength, ojtHours }: ProgramFacts): number {
  const said = durationIn(estimatedLength);
  return said ? monthsIn(said) : ((ojtHours ?? 0) / hoursOfYear) * 12;
}
