import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const minutes = 10;

/** Whether a session has just begun, so that its person need not show again that it is they. */
export async function isRecentSignIn(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const recent = await db
    .selectFrom("sessionFamilies")
    .select("id")
    .where("id", "=", sessionId)
    .where("createdAt", ">", new Date(now.getTime() - minutes * 60_000).toISOString())
    .executeTakeFirst();
  return recent !== undefined;
}
