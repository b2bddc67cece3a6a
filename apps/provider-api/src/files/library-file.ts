import type { Platform } from "../platform/platform.ts";

/** Whether a stored file is that of a resource whose file everybody may have, for as long as that is so. */
export async function isPublicOfLibrary(
  { db }: Pick<Platform, "db">,
  { name, orgId }: { name: string; orgId: string },
): Promise<boolean> {
  const resource = await db
    .selectFrom("resources")
    .select("id")
    .where("orgId", "=", orgId)
    .where("file", "=", `/v1/files/${name}`)
    .where("isFilePublic", "=", true)
    .limit(1)
    .executeTakeFirst();
  return resource !== undefined;
}
