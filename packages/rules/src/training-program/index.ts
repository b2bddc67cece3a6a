export {
  type Cell,
  type Line,
  type Part,
  type Place,
  type ProgramDocument,
  type Read,
  textOf,
} from "./program-document.ts";
export type { RelatedCourse } from "./read-courses.ts";
export type { ProgramDetails } from "./read-details.ts";
export { type ReadProgram, readProgram } from "./read-program.ts";
export type { Ratio } from "./ratio.ts";
export type { PlannedWage } from "./read-wage-periods.ts";
export type { WorkProcess } from "./work-process.ts";
export { type Hours, isDamagedCode, type ProgramType, type Range } from "./values.ts";
