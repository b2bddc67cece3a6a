import { readFrameAncestors as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const readFrameAncestors = operation(endpoint, async ({ query }, { db }) => {
  const organization = await db
    .selectFrom("organizations")
    .select("frameAncestors")
    .where("id", "=", query.orgId)
    .executeTakeFirst();
  return { origins: organization?.frameAncestors ?? [] };
});
