import { type Asking, type Caller, isAnybody, opens } from "../access/caller.ts";
import { accessReachOf } from "../access/access-reach.ts";
import { policyOf } from "../access/record-policies.ts";
import type { Platform } from "../platform/platform.ts";
import { namingRecords } from "./naming-records.ts";
import { isSignature, opensSignature } from "./signatures.ts";

/** Whether a caller may read a stored file: staff of its organization, its keys where it is no signature, whoever uploaded it, and of a signature who gave the code of what it signs. */
export async function mayRead(
  asking: Asking,
  services: Platform,
  file: { name: string; orgId: string; type: string; createdBy: string; isPublic: boolean },
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

/**
 * Whether programs of its organization may have a stored file: everybody may, a record that they read names it, or its staff
 * uploaded it and nothing names it yet. Nobody gave their signature to them, nor what is for the learners of a class to a key
 * that everybody may know.
 */
export async function isForPrograms(
  services: Pick<Platform, "db">,
  file: { name: string; orgId: string; type: string; createdBy: string; isPublic: boolean },
  caller: Caller,
): Promise<boolean> {
  const { name, type } = file;
  if (type.startsWith("image/") && (await isSignature(services, name))) return false;
  if (file.isPublic) return true;
  const naming = await namingRecords(services.db, file);
  if (naming.length === 0) return isOfStaff(services, file);
  const policies = naming.map(({ definition }) => policyOf(definition.type));
  if (isAnybody(caller) && policies.some(({ courseColumn }) => courseColumn)) return false;
  return policies.some(({ read }) => read.apiKey !== "none");
}

/** Whether somebody uploaded a file who is neither a student nor by an invite. */
async function isOfStaff(
  { db }: Pick<Platform, "db">,
  { orgId, createdBy }: { orgId: string; createdBy: string },
): Promise<boolean> {
  const uploader = await db
    .selectFrom("users")
    .select(["orgId", "role"])
    .where("id", "=", createdBy)
    .executeTakeFirst();
  const role = uploader?.role?.[0] ?? "student";
  return role === "superAdmin" || (uploader?.orgId === orgId && role !== "student");
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
