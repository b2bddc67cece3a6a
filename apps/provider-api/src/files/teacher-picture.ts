import { sql, type SqlBool } from "kysely";
import type { Platform } from "../platform/platform.ts";
import { isSignature } from "./signatures.ts";

/** Whether a stored file is the picture of a teacher, whom everybody sees with it. */
export async function isPictureOfTeacher(
  { db }: Pick<Platform, "db">,
  { name, orgId, type }: { name: string; orgId: string; type: string },
): Promise<boolean> {
  if (!type.startsWith("image/") || (await isSignature({ db }, name))) return false;
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
