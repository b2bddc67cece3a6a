import type { BodyOf, signUp } from "@guildway/api-contract";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database, Registration } from "../../platform/database/schema.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import { Problem } from "../../platform/problem.ts";

/** What a sign-up registers for; refuses a class that the organization does not offer, one that is not open to who asks, and what is not of that class. */
export async function readRegistration(
  db: Kysely<Database>,
  orgId: string,
  { email, classId, extRegClassId, cohortId, eUnitIds = [], inviteId }: BodyOf<typeof signUp>,
): Promise<Registration | null> {
  if (inviteId && !(await isInvited(db, email, orgId, classId, inviteId)))
    throw unknown("inviteId", "is no invitation to this, or no longer good");
  if (!classId) return null;
  const offered = await db
    .selectFrom("courses")
    .select(["isPublic", "locked", "inviteOnly", "hasPayment", "openEnrollment"])
    .where("id", "=", classId)
    .where(sql<SqlBool>`("orgId" = ${orgId} OR ${orgId} = ANY("orgIds"))`)
    .executeTakeFirst();
  if (!offered) throw unknown("classId", "is no class of this organization");
  const reason = whyClosed(offered);
  if (reason && !inviteId)
    throw new Problem("class.not-open", { faults: [{ field: "classId", reason }] });
  if (cohortId) {
    const cohort = await db
      .selectFrom("cohorts")
      .select("id")
      .where("id", "=", cohortId)
      .where("classId", "=", classId)
      .where("openCohortEnrollment", "=", true)
      .executeTakeFirst();
    if (!cohort) throw unknown("cohortId", "is no open cohort of the class");
  }
  const codes = [...new Set(eUnitIds)];
  if (codes.length > 0) {
    const known = await db
      .selectFrom("classCodes")
      .select("id")
      .where("id", "in", codes)
      .where("classId", "=", classId)
      .execute();
    if (known.length < codes.length) throw unknown("eUnitIds", "names no class code of the class");
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

/** Whether an invite of the organization asks its holder to register, for this class where it names one, its code was given where it has one, and who asks is whom it was sent to where it says to whom. */
export async function isInvited(
  db: Kysely<Database>,
  email: string,
  orgId: string,
  classId: string | undefined,
  inviteId: string,
): Promise<boolean> {
  const invite = await db
    .selectFrom("invites")
    .select(["email", "classId", "hasAccessCode", "viewedAt"])
    .where("id", "=", inviteId)
    .where("orgId", "=", orgId)
    .where("inviteType", "=", "register")
    .where("consumedAt", "is", null)
    .executeTakeFirst();
  // It is stamped as viewed once no code is pending.
  const isOpened = invite !== undefined && (!invite.hasAccessCode || invite.viewedAt !== null);
  const isTheirs = !invite?.email || mailboxOf(invite.email) === mailboxOf(email);
  return isOpened && isTheirs && (classId === undefined || invite.classId === classId);
}

function unknown(field: string, reason: string): Problem {
  return new Problem("record.reference-unknown", { faults: [{ field, reason }] });
}
