import { type RecordDefinition, records } from "@guildway/api-contract";
import { type Asking, type Caller, isAnybody, opens } from "../access/caller.ts";
import { accessReachOf } from "../access/access-reach.ts";
import { policyOf, readReach } from "../access/record-policies.ts";
import type { Platform } from "../platform/platform.ts";
import { isShownBy } from "./naming-records.ts";
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
 * Whether programs of its organization may have a stored file: everybody may, a record that this key reads names it, or its
 * staff uploaded it and nothing names it yet. Nobody gave their signature to them, nor what is for the learners of a class to a
 * key that everybody may know.
 */
export async function isForPrograms(
  { db }: Pick<Platform, "db">,
  file: { name: string; orgId: string; type: string; createdBy: string; isPublic: boolean },
  caller: Caller,
): Promise<boolean> {
  if (file.type.startsWith("image/") && (await isSignature({ db }, file.name))) return false;
  if (file.isPublic) return true;
  const {
    read = [],
    closed = [],
    other = [],
  } = Object.groupBy(Object.values<RecordDefinition>(records), (definition) =>
    standingOf(definition, caller),
  );
  if (await isShownBy(db, closed, file)) return false;
  if (await isShownBy(db, read, file)) return true;
  return !(await isShownBy(db, other, file)) && isOfStaff({ db }, file);
}

/** Whether a key reads the records of a type, which are those that its scopes name. */
function standingOf({ type }: RecordDefinition, caller: Caller): "read" | "closed" | "other" {
  const policy = policyOf(type);
  if (isAnybody(caller) && policy.courseColumn) return "closed";
  const isInScope = caller.kind === "key" && (caller.scopes?.some((one) => one === type) ?? true);
  return isInScope && readReach(policy, caller) !== "none" ? "read" : "other";
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
