import { useState } from "react";
import type { Cohort } from "../../course/course-queries.ts";
import {
  type Chosen,
  type Enrollment,
  enrollmentOf,
  type Missing,
} from "../../course/enrollment.ts";

/** A choice in the making: what is chosen, and once it was confirmed what is missing from it. */
export interface Choice {
  chosen: Chosen;
  missing: Missing | undefined;
  choose(chosen: Chosen): void;
  /** What the choice enrolls in; undefined where something is missing, which the fields then say. */
  confirm(): Enrollment | undefined;
}

/** Keeps a choice among the cohorts of a course; the only one there is, is chosen already. */
export function useChosen(
  classId: string,
  cohorts: readonly Cohort[],
  first: Partial<Chosen> = {},
): Choice {
  const [taken, setTaken] = useState<Chosen>();
  const [wasConfirmed, setConfirmed] = useState(false);
  const only = cohorts.length === 1 ? cohorts[0]?.id : undefined;
  const known = cohorts.some(({ id }) => id === first.cohortId) ? first.cohortId : only;
  const chosen = taken ?? { cohortId: known, eUnitIds: first.eUnitIds ?? [] };
  const enrollment = enrollmentOf(classId, cohorts, chosen);
  const missing = typeof enrollment === "string" ? enrollment : undefined;
  return {
    chosen,
    missing: wasConfirmed ? missing : undefined,
    choose: setTaken,
    confirm() {
      setConfirmed(true);
      return typeof enrollment === "string" ? undefined : enrollment;
    },
  };
}
