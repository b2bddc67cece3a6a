import type { Call } from "../http/operation.ts";
import { accessReachOf } from "../records/access-reach.ts";
import type { Services } from "../services.ts";
import { opensSignature } from "./signatures.ts";

type Asking = Pick<Call, "caller" | "header">;

/** On whose behalf a caller uploads into an organization's files; undefined where they may not. */
export async function uploaderIn(
  { caller, header }: Asking,
  services: Services,
  orgId: string,
): Promise<string | undefined> {
  if (caller.kind === "user")
    return caller.role === "superAdmin" || caller.orgId === orgId ? caller.userId : undefined;
  if (caller.kind === "key") return undefined;
  return grantedRecordIn(services, header("x-access-grant"), orgId);
}

/** Whether a caller may read a stored file: staff and keys of its organization, whoever uploaded it, and of a signature who gave the code of what it signs. */
export async function mayRead(
  asking: Asking,
  services: Services,
  file: { name: string; orgId: string; type: string; createdBy: string },
): Promise<boolean> {
  const { caller } = asking;
  if (caller.kind === "key") return caller.orgId === file.orgId;
  if (caller.kind === "user" && caller.role === "superAdmin") return true;
  if (caller.kind === "user" && caller.role !== "student" && caller.orgId === file.orgId)
    return true;
  return (
    (await uploaderIn(asking, services, file.orgId)) === file.createdBy ||
    opensSignature(services, asking.header("x-access-grant"), file)
  );
}

/** The record of an organization that an access grant opens, as `type/id`. */
async function grantedRecordIn(
  { db, clock }: Services,
  token: string | undefined,
  orgId: string,
): Promise<string | undefined> {
  const reach = await accessReachOf(db, token, clock());
  return reach?.orgId === orgId ? `${reach.recordType}/${reach.recordId}` : undefined;
}
