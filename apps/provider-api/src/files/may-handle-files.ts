import { type Asking, opens } from "../access/caller.ts";
import { accessReachOf } from "../access/access-reach.ts";
import type { Platform } from "../platform/platform.ts";
import { opensSignature } from "./signatures.ts";

/** Whether a caller may read a stored file: staff and keys of its organization, whoever uploaded it, and of a signature who gave the code of what it signs. */
export async function mayRead(
  asking: Asking,
  services: Platform,
  file: { name: string; orgId: string; type: string; createdBy: string },
): Promise<boolean> {
  const { caller } = asking;
  if (caller.kind === "key") return opens(caller, "createPublicUrl") && caller.orgId === file.orgId;
  if (caller.kind === "user" && caller.role === "superAdmin") return true;
  if (caller.kind === "user" && caller.role !== "student" && caller.orgId === file.orgId)
    return true;
  return (
    (await uploaderIn(asking, services, file.orgId)) === file.createdBy ||
    opensSignature(services, asking.header("x-access-grant"), file)
  );
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
