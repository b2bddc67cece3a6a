import { type Kysely, sql } from "kysely";
import { type Caller, isStaff } from "../access/caller.ts";
import type { Database } from "../platform/database/schema.ts";
import { lockKeys } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";

type Row = Record<string, unknown>;

/** An agreement shows each of them to its signer, who reads far fewer; anybody may be invited, and leaves staff their room. */
const mostOfEmployer = { staff: 50, invitee: 20 };

/** Refuses one more wage schedule than an employer has in an apprenticeship, written anew or moved there. */
export async function keepFewSchedules(
  transaction: Kysely<Database>,
  values: Row,
  before: Row,
  caller: Caller,
): Promise<void> {
  const isMoved = ["employerProfileId", "apprenticeshipId"].some(
    (field) => values[field] !== undefined && values[field] !== before[field],
  );
  const { employerProfileId: employer, apprenticeshipId: work = null } = { ...before, ...values };
  if (!isMoved || !employer) return;
  const most = mostOfEmployer[isStaff(caller) ? "staff" : "invitee"];
  await lockKeys(transaction, [`wage schedules of ${String(employer)} in ${String(work)}`]);
  const { rows } = await sql`
    SELECT 1 FROM "wageSchedules" WHERE "employerProfileId" = ${employer}
      AND "apprenticeshipId" IS NOT DISTINCT FROM ${work} LIMIT ${most}`.execute(transaction);
  if (rows.length < most) return;
  const message = `An employer has at most ${most} wage schedules in an apprenticeship.`;
  throw new Problem("record.too-many", {
    message,
    faults: [{ field: "employerProfileId", reason: message }],
  });
}
