import { jobProfiles } from "@guildway/api-contract";
import { sql } from "kysely";
import { endAllGrants } from "../access/grants.ts";
import { eachDay } from "../jobs/each-day.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import type { Platform } from "../platform/platform.ts";
import { deleteRows } from "./stored-rows.ts";

const kind = "plan-retention";
const dayMs = 86_400_000;
/** Plans that one transaction deletes. */
const atOnce = 200;

/**
 * Deletes, once a day, the plans of visitors that nobody has changed for `PLAN_DAYS`, and what could still change them. A
 * plan that was made for an organization is that organization's record, which its staff delete.
 */
export function planRetentionJobs({
  db,
  sealer,
  settings,
  clock,
}: Pick<Platform, "db" | "sealer" | "settings" | "clock">): JobKind {
  return eachDay(kind, { db, clock }, async (now) => {
    const unchangedSince = new Date(now.getTime() - settings.planDays * dayMs).toISOString();
    const by = { actor: kind, now };
    let deleted: unknown[];
    do {
      deleted = await db.transaction().execute(async (transaction) => {
        const old = sql`"id" IN (SELECT "id" FROM "jobProfiles"
          WHERE "orgId" IS NULL AND "updatedAt" < ${unchangedSince}::timestamptz
          ORDER BY "updatedAt" LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)`;
        const rows = await deleteRows(transaction, sealer, jobProfiles, old, by);
        const ids = rows.map(({ id }) => String(id));
        await endAllGrants(transaction, jobProfiles.type, ids);
        return rows;
      });
    } while (deleted.length === atOnce);
  });
}
