import type { ProgramDocument } from "./program-document.ts";
import { readCourses, type RelatedCourse } from "./read-courses.ts";
import { type ProgramDetails, readDetails } from "./read-details.ts";
import { type PlannedWage, readWagePeriods } from "./read-wage-periods.ts";
import { readWorkProcesses, type WorkProcess } from "./read-work-processes.ts";

/** All that a document says of a training program; what is unsure is left out. */
export interface ReadProgram {
  details: ProgramDetails;
  workProcesses: WorkProcess[];
  courses: RelatedCourse[];
  wagePeriods: PlannedWage[];
}

/** Reads a training program from a document's structure. */
export function readProgram(document: ProgramDocument): ReadProgram {
  return {
    details: readDetails(document),
    workProcesses: readWorkProcesses(document),
    courses: readCourses(document),
    wagePeriods: readWagePeriods(document),
  };
}
