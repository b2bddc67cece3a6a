import { type SqlBool, sql } from "kysely";
import { type Asking, type Caller, isAnybody, opens } from "../access/caller.ts";
import { accessReachOf } from "../access/access-reach.ts";
import type { Platform } from "../platform/platform.ts";
import { isSignature, opensSignature } from "./signatures.ts";

/** Whether a caller may read a stored file: staff of its organization, its keys where it is no signature, whoever uploaded it, and of a signature who gave the code of what it signs. */
export async function mayRead(
  asking: Asking,
  services: Platform,
  file: { name: string; orgId: string; type: string; createdBy: string },
): Promise<boolean> {
  const { caller } = asking;
  if (caller.kind === "key")
    return (
      opens(caller, "createPublicUrl") &&
      caller.orgId === file.orgId &&
      (await isForPrograms(services, file, caller))
    );
  if (caller.kind === "user" && caller.role === "superAdmin") return true;
  if (caller.kind === "user" && caller.role !== "student" && caller.orgId === file.orgId)
    return true;
  return (
    (await uploaderIn(asking, services, file.orgId)) === file.createdBy ||
    opensSignature(services, asking.header("x-access-grant"), file)
  );
}

/** Whether programs of its organization may have a stored file: nobody gave their signature to them, nor what is for the learners of a class to a key that everybody may know. */
export async function isForPrograms(
  services: Pick<Platform, "db">,
  { name, type }: { name: string; type: string },
  caller: Caller,
): Promise<boolean> {
  if (isAnybody(caller) && (await isOfClass(services, name))) return false;
  return !type.startsWith("image/") || !(await isSignature(services, name));
}

/** Whether a class has a stored file in its list, or is to have it once its draft is published. */
async function isOfClass({ db }: Pick<Platform, "db">, name: string): Promise<boolean> {
  const named = await db
    .selectFrom("courses")
    .select("id")
    .where(
      sql<SqlBool>`strpos("integration"::text, ${name}) > 0 OR strpos("draft"::text, ${name}) > 0`,
    )
    .limit(1)
    .executeTakeFirst();
  return named !== undefined;
}

/** As whom a caller has uploaded: a person of the organization, or the record that a grant opens. */
async function uploaderIn(
  { caller, header }: Asking,
  { db, clock }: Platform,
  orgId: string,
): Promise<string | undefined> {
  if (caller.kind === "user") return caller.orgId === orgId ? caller.userId : undefined;
  if (caller.kind === "key") return undefined;
  const reach = await accessReachOf(db, header("x-access-grant"), clock());
  return reach?.orgId === orgId ? `${reach.recordType}/${reach.recordId}` : undefined;
}
