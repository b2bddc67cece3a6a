import { sql } from "kysely";
import { readHealth as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const readHealth = operation(endpoint, async (_, { db, auditHead }) => {
  await sql`SELECT 1`.execute(db).catch(() => {
    throw new Problem("server.unavailable");
  });
  return { status: "ok" as const, ...(auditHead.noted && { auditHead: auditHead.noted }) };
});
