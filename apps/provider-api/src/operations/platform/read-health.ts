import { readHealth as endpoint } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import { kindOf } from "../../access/caller.ts";
import { operation } from "../../http/operation.ts";
import { countJobs } from "../../jobs/job-queue.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

export const readHealth = operation(endpoint, async ({ caller }, { db, auditHead }) => {
  await answersSoon(db);
  return {
    status: "ok" as const,
    // Everybody else could see by a mail that waits whether an address has an account.
    ...(kindOf(caller) === "superAdmin" && { jobs: await countJobs(db) }),
    ...(auditHead.noted && { auditHead: auditHead.noted }),
  };
});

/** Who watches the server waits no longer for a database that hangs. */
const longestMs = 3000;

async function answersSoon(db: Kysely<Database>): Promise<void> {
  let waited: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    waited = setTimeout(() => reject(new Error("the database does not answer")), longestMs);
  });
  try {
    await Promise.race([sql`SELECT 1`.execute(db), tooLong]);
  } catch {
    throw new Problem("server.unavailable");
  } finally {
    clearTimeout(waited);
  }
}
