import type { Kysely, Selectable } from "kysely";
import { externalRegistrations } from "@guildway/api-contract";
import { worksFor } from "../../access/caller.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { refuseStale } from "../../records/versions.ts";
import type { Writer } from "../../records/write-record.ts";

/** What becomes of a registration. */
export type Decision = "confirmed" | "refused";

/** A registration as it is stored, of a person and an organization. */
export type StoredRegistration = Selectable<Database["externalRegistrations"]> & {
  orgId: string;
  userId: string;
};

/** A registration of an organization that the caller works for, held until the transaction ends; refused where it was decided otherwise, or waits as another one than was read. */
export async function lockRegistration(
  transaction: Kysely<Database>,
  sealer: Sealer,
  { id, version }: { id: string; version: number },
  decision: Decision,
  writer: Pick<Writer, "caller" | "now">,
): Promise<StoredRegistration> {
  const found = await transaction
    .selectFrom("externalRegistrations")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const { orgId, userId } = found ?? {};
  if (!found || !orgId || !userId || !worksFor(writer.caller, orgId))
    throw new Problem("record.not-found");
  if (found.status !== "pending" && found.status !== decision)
    throw new Problem("registration.decided");
  if (found.status === "pending") {
    const read = { ...writer, ifVersion: version };
    await refuseStale(transaction, sealer, externalRegistrations, { ...found }, read);
  }
  return { ...found, orgId, userId };
}
