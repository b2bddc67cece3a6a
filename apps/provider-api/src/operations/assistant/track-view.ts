import { trackView as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { newId } from "../../records/write-record.ts";

export const trackView = operation(endpoint, async ({ caller, body }, { db, clock }) => {
  await db
    .insertInto("viewEvents")
    .values({
      id: newId(),
      at: clock().toISOString(),
      refId: body.refId,
      refTable: body.refTable,
      orgId: body.orgId,
      isUnique: body.isUnique ?? false,
      // Nobody is counted under another's name.
      userId: caller.kind === "user" ? caller.userId : null,
      language: body.language ?? null,
      platform: body.platform ?? null,
    })
    .execute();
  return { tracked: true };
});
