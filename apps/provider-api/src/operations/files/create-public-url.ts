import { createPublicUrl as endpoint, publicUrlSeconds } from "@guildway/api-contract";
import { isForPrograms } from "../../files/may-handle-files.ts";
import { ownFile } from "../../files/stored-file.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { spendVisitorBudget } from "../spend-visitor-budget.ts";
import { openPublicUrl } from "./open-public-url.ts";

export const createPublicUrl = operation(endpoint, async (call, services) => {
  const { caller, query, address } = call;
  if (caller.kind !== "key") throw new Problem("access.forbidden");
  spendVisitorBudget(call, services);
  if (caller.isShared && query.expires > publicUrlSeconds)
    throw new Problem("input.invalid", {
      faults: [
        {
          field: "expires",
          reason: `must be at most ${publicUrlSeconds} with a key that everybody may know`,
        },
      ],
    });
  const file = await ownFile(services, query.url, caller.orgId);
  if (!file || !(await isForPrograms(services, file, caller))) throw new Problem("file.not-found");
  const path = await openPublicUrl(services, { caller, address }, file, query.expires);
  return { url: `${services.settings.publicUrl}${path}` };
});
