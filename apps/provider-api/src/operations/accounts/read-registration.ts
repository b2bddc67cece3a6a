import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database, Registration } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** What a sign-up asks to register for. */
export interface AskedRegistration {
  classId?: string | undefined;
  cohortId?: string | undefined;
  eUnitIds?: string[] | undefined;
  /** The invitation to it, already checked. */
  inviteId?: string | null | undefined;
}

/** What a sign-up registers for; refuses where the organization takes nobody who is not invited, a class that it does not offer, one that is not open to who asks, and what is not of that class. */
export async function readRegistration(
  db: Kysely<Database>,
  { id: orgId, restrictRegister }: { id: string; restrictRegister: boolean | null },
  { classId, cohortId, eUnitIds = [], inviteId }: AskedRegistration,
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
  let externalRegisterClassId: string | null | undefined;
  if (cohortId) {
    const cohort = await db
      .selectFrom("cohorts")
      .select(["eUnitIds", "externalRegisterClassId"])
      .where("id", "=", cohortId)
      .where("classId", "=", classId)
      .where("openCohortEnrollment", "=", true)
      .executeTakeFirst();
    if (!cohort) throw unknownReference("cohortId", "is no open cohort of the class");
    if (codes.some((code) => !cohort.eUnitIds?.includes(code)))
      throw unknownReference("eUnitIds", "names a class code that is not of the cohort");
    // As the cohort has it, whatever the link says: by this number staff enroll somebody in the college's own system.
    ({ externalRegisterClassId } = cohort);
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
    if (!cohortId && (await areClosed(db, classId, codes)))
      throw unknownReference("eUnitIds", "names a class code whose cohort is closed");
  }
  return {
    classId,
    ...(externalRegisterClassId && { externalRegisterClassId }),
    ...(cohortId && { cohortId }),
    eUnitIds: codes,
  };
}

/** Whether one of these class codes is only of cohorts that are closed. */
async function areClosed(
  db: Kysely<Database>,
  classId: string,
  codes: readonly string[],
): Promise<boolean> {
  const cohorts = await db
    .selectFrom("cohorts")
    .select(["eUnitIds", "openCohortEnrollment"])
    .where("classId", "=", classId)
    .execute();
  return codes.some((code) => {
    const own = cohorts.filter(({ eUnitIds }) => eUnitIds?.includes(code));
    return own.length > 0 && own.every(({ openCohortEnrollment }) => !openCohortEnrollment);
  });
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
