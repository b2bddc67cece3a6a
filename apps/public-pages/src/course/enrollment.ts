import type { Cohort } from "./course-queries.ts";

/** What choosing a cohort hands on. */
export interface Enrollment {
  classId: string;
  externalRegisterClassId?: string | undefined;
  cohortId?: string | undefined;
  eUnitIds: string[];
}

/** What is chosen so far. */
export interface Chosen {
  cohortId?: string | undefined;
  eUnitIds: readonly string[];
}

/** What is missing from a choice. */
export type Missing = "cohort" | "class code";

/** What a choice enrolls in, or what is missing from it. */
export function enrollmentOf(
  classId: string,
  cohorts: readonly Cohort[],
  chosen: Chosen,
): Enrollment | Missing {
  if (cohorts.length === 0) return { classId, eUnitIds: [] };
  const cohort = cohorts.find(({ id }) => id === chosen.cohortId);
  if (!cohort) return "cohort";
  const codes = cohort.eUnits?.map(({ sys }) => sys.id) ?? [];
  const eUnitIds = codes.filter((id) => chosen.eUnitIds.includes(id));
  if (codes.length > 0 && eUnitIds.length === 0) return "class code";
  return {
    classId,
    externalRegisterClassId: cohort.externalRegisterClassId ?? undefined,
    cohortId: cohort.id,
    eUnitIds,
  };
}
