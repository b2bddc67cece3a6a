import { readHealth as endpoint } from "@guildway/api-contract";
import { sql } from "kysely";
import { kindOf } from "../../access/caller.ts";
import { operation } from "../../http/operation.ts";
import { countJobs } from "../../jobs/job-queue.ts";
import { Problem } from "../../platform/problem.ts";

export const readHealth = operation(endpoint, async ({ caller }, { db, auditHead }) => {
  try {
    await sql`SELECT 1`.execute(db);
  } catch {
    throw new Problem("server.unavailable");
  }
  return {
    status: "ok" as const,
    // Everybody else could see by a mail that waits whether an address has an account.
    ...(kindOf(caller) === "superAdmin" && { jobs: await countJobs(db) }),
    ...(auditHead.noted && { auditHead: auditHead.noted }),
  };
});
