import { readHealth as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { countJobs } from "../../jobs/job-queue.ts";
import { Problem } from "../../platform/problem.ts";

export const readHealth = operation(endpoint, async (_, { db, auditHead }) => {
  const jobs = await countJobs(db).catch(() => {
    throw new Problem("server.unavailable");
  });
  return { status: "ok" as const, jobs, ...(auditHead.noted && { auditHead: auditHead.noted }) };
});
