import { sql } from "kysely";
import { type RecordDefinition, records } from "@guildway/api-contract";
import type { Call } from "../http/operation.ts";
import { hashSecret } from "../identity/secrets.ts";
import type { Services } from "../services.ts";

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

/** Whether a caller may read a stored file: staff and keys of its organization, and whoever uploaded it. */
export async function mayRead(
  asking: Asking,
  services: Services,
  file: { orgId: string; createdBy: string },
): Promise<boolean> {
  const { caller } = asking;
  if (caller.kind === "key") return caller.orgId === file.orgId;
  if (caller.kind === "user" && caller.role === "superAdmin") return true;
  if (caller.kind === "user" && caller.role !== "student" && caller.orgId === file.orgId)
    return true;
  return (await uploaderIn(asking, services, file.orgId)) === file.createdBy;
}

/** The record of an organization that an access grant opens, as `type/id`. */
async function grantedRecordIn(
  { db, clock }: Services,
  token: string | undefined,
  orgId: string,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const grant = await db
    .selectFrom("grants")
    .where("tokenHash", "=", hashSecret(token))
    .where("kind", "=", "access")
    .where("expiresAt", ">", clock().toISOString())
    .select(["recordType", "recordId"])
    .executeTakeFirst();
  const definition = (records as Record<string, RecordDefinition>)[grant?.recordType ?? ""];
  if (!grant || !definition) return undefined;
  const { rows } = await sql<{ orgId: string | null }>`
    SELECT "orgId" FROM ${sql.table(definition.table)} WHERE "id" = ${grant.recordId}`.execute(db);
  return rows[0]?.orgId === orgId ? `${grant.recordType}/${grant.recordId}` : undefined;
}
