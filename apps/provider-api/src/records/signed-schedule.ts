import { type RecordDefinition, wageSchedules } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

type Row = Readonly<Record<string, unknown>>;

/** Whether a record is a wage schedule that a signed agreement shows: an apprentice's names it, an employer's shows those that its employer had in its apprenticeship by then. */
export async function isSignedSchedule(
  db: Kysely<Database>,
  { type }: RecordDefinition,
  { id, orgId, createdAt, employerProfileId, apprenticeshipId }: Row,
): Promise<boolean> {
  if (type !== wageSchedules.type) return false;
  const { rows } = await sql`
    SELECT 1 FROM "apprenticeAgreements"
      WHERE "wageScheduleId" = ${id} AND "signerSignature" IS NOT NULL
    UNION ALL
    SELECT 1 FROM "employerAgreements"
      WHERE "employerProfileId" = ${employerProfileId} AND "apprenticeshipId" = ${apprenticeshipId}
        AND "orgId" = ${orgId} AND "signerSignature" IS NOT NULL
        -- The day of signing is one of the organization's time zone, and over everywhere by then.
        AND ${createdAt} < "signerSignatureDate" + 2
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
