import { createPublicUrl as endpoint } from "@guildway/api-contract";
import { ownFile } from "../../files/stored-file.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const createPublicUrl = operation(endpoint, async ({ caller, query }, services) => {
  if (caller.kind !== "key") throw new Problem("access.forbidden");
  const file = await ownFile(services, query.url, caller.orgId);
  if (!file) throw new Problem("file.not-found");
  const expiresAt = new Date(services.clock().getTime() + query.expires * 1000);
  return { url: `${services.settings.publicUrl}${services.signedUrls.sign(file.name, expiresAt)}` };
});
