import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database, Registration } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** What a sign-up asks to register for. */
export interface AskedRegistration {
  classId?: string | undefined;
  extRegClassId?: string | undefined;
  cohortId?: string | undefined;
  eUnitIds?: string[] | undefined;
  /** The invitation to it, already checked. */
  inviteId?: string | null | undefined;
}

/** What a sign-up registers for; refuses where the organization takes nobody who is not invited, a class that it does not offer, one that is not open to who asks, and what is not of that class. */
export async function readRegistration(
  db: Kysely<Database>,
  { id: orgId, restrictRegister }: { id: string; restrictRegister: boolean | null },
  { classId, extRegClassId, cohortId, eUnitIds = [], inviteId }: AskedRegistration,
): Promise<Registration | null> {
  if (restrictRegister && !inviteId) throw new Problem("auth.sign-up-closed");
  if (!classId) return null;
  const offered = await db
    .selectFrom("courses")
    .select(["isPublic", "locked", "inviteOnly", "hasPayment", "openEnrollment"])
    .where("id", "=", classId)
    .where(sql<SqlBool>`("orgId" = ${orgId} OR ${orgId} = ANY("orgIds"))`)
    .executeTakeFirst();
  if (!offered) throw unknownReference("classId", "is no class of this organization");
  const reason = whyClosed(offered);
  if (reason && !inviteId)
    throw new Problem("class.not-open", { faults: [{ field: "classId", reason }] });
  const codes = [...new Set(eUnitIds)];
  if (cohortId) {
    const cohort = await db
      .selectFrom("cohorts")
      .select("eUnitIds")
      .where("id", "=", cohortId)
      .where("classId", "=", classId)
      .where("openCohortEnrollment", "=", true)
      .executeTakeFirst();
    if (!cohort) throw unknownReference("cohortId", "is no open cohort of the class");
    if (codes.some((code) => !cohort.eUnitIds?.includes(code)))
      throw unknownReference("eUnitIds", "names a class code that is not of the cohort");
  }
  if (codes.length > 0) {
    const known = await db
      .selectFrom("classCodes")
      .select("id")
      .where("id", "in", codes)
      .where("classId", "=", classId)
      .execute();
    if (known.length < codes.length)
      throw unknownReference("eUnitIds", "names no class code of the class");
  }
  return {
    classId,
    ...(extRegClassId && { externalRegisterClassId: extRegClassId }),
    ...(cohortId && { cohortId }),
    eUnitIds: codes,
  };
}

/** Why not everybody may register for a class; undefined where everybody may. */
function whyClosed(course: {
  isPublic: boolean | null;
  locked: boolean | null;
  inviteOnly: boolean | null;
  hasPayment: boolean | null;
  openEnrollment: boolean | null;
}): string | undefined {
  if (!course.isPublic) return "is private";
  if (course.inviteOnly) return "is by invitation only";
  if (course.locked || !course.openEnrollment) return "is not open for enrollment";
  return course.hasPayment ? "has to be paid for" : undefined;
}

/** Names what does not fit a sign-up. */
export function unknownReference(field: string, reason: string): Problem {
  return new Problem("record.reference-unknown", { faults: [{ field, reason }] });
}

/** Refuses a registration that leaves open which cohort it is for, or which of the cohort's class codes. */
export async function requireWholeChoice(
  db: Kysely<Database>,
  { classId, cohortId, eUnitIds }: Pick<Registration, "classId" | "cohortId" | "eUnitIds">,
): Promise<void> {
  const open = await db
    .selectFrom("cohorts")
    .select(["id", "eUnitIds"])
    .where("classId", "=", classId)
    .where("openCohortEnrollment", "=", true)
    .execute();
  const chosen = open.find(({ id }) => id === cohortId);
  if (open.length > 0 && !chosen) throw notChosen("cohortId", "must name a cohort of the class");
  if (chosen?.eUnitIds?.length && eUnitIds.length === 0)
    throw notChosen("eUnitIds", "must name a class code of the cohort");
}

const notChosen = (field: string, reason: string) =>
  new Problem("input.invalid", { faults: [{ field, reason }] });
