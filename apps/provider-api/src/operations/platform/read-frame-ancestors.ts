import { isOrigin, readFrameAncestors as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const readFrameAncestors = operation(endpoint, async ({ query }, { db }) => {
  const organization = await db
    .selectFrom("organizations")
    .select("frameAncestors")
    .where("id", "=", query.orgId)
    .executeTakeFirst();
  // What was written before it was checked would become a part of a header.
  return { origins: (organization?.frameAncestors ?? []).filter(isOrigin) };
});
