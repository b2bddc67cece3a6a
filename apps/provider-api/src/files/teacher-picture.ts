import { sql, type SqlBool } from "kysely";
import type { Platform } from "../platform/platform.ts";

/** Whether a stored file is the picture of a teacher, whom everybody sees with it. */
export async function isPictureOfTeacher(
  { db }: Pick<Platform, "db">,
  { name, orgId }: { name: string; orgId: string },
): Promise<boolean> {
  const teacher = await db
    .selectFrom("users")
    .select("id")
    .where("orgId", "=", orgId)
    .where("profilePicture", "=", `/v1/files/${name}`)
    .where(sql<SqlBool>`"role" ? 'teacher'`)
    .limit(1)
    .executeTakeFirst();
  return teacher !== undefined;
}
