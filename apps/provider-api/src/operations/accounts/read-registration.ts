import type { BodyOf, signUp } from "@guildway/api-contract";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database, Registration } from "../../database/schema.ts";
import { Problem } from "../../http/problem.ts";

/** What a sign-up registers for; refuses a class that the organization does not offer, and what is not of that class. */
export async function readRegistration(
  db: Kysely<Database>,
  orgId: string,
  { classId, extRegClassId, cohortId, eUnitIds = [] }: BodyOf<typeof signUp>,
): Promise<Registration | null> {
  if (!classId) return null;
  const offered = await db
    .selectFrom("courses")
    .select("id")
    .where("id", "=", classId)
    .where(sql<SqlBool>`("orgId" = ${orgId} OR ${orgId} = ANY("orgIds"))`)
    .executeTakeFirst();
  if (!offered) throw unknown("classId", "is no class of this organization");
  if (cohortId) {
    const cohort = await db
      .selectFrom("cohorts")
      .select("id")
      .where("id", "=", cohortId)
      .where("classId", "=", classId)
      .executeTakeFirst();
    if (!cohort) throw unknown("cohortId", "is no cohort of the class");
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

function unknown(field: string, reason: string): Problem {
  return new Problem("record.reference-unknown", { faults: [{ field, reason }] });
}
