export { comparedCode } from "./compared-code.ts";
export { type Duration, durationIn } from "./duration-in.ts";
export {
  evenly,
  plannedRates,
  type PlannedStep,
  plannedTopWage,
  plannedWageOf,
} from "./planned-rates.ts";
export {
  type ProgramFacts,
  type Readiness,
  readinessOf,
  type ReadinessRule,
  readinessRules,
  registrationRules,
  restsOnUsual,
} from "./readiness.ts";
export { tagsIn } from "./tags-in.ts";
