import { deleteFile as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { removeSizes } from "../../files/sized-image.ts";
import { isSignature } from "../../files/signatures.ts";
import { ownFile } from "../../files/stored-file.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const deleteFile = operation(endpoint, async (call, services) => {
  const { file: url, organizationId } = call.body;
  const { caller } = call;
  if (caller.kind !== "user" || (caller.role !== "superAdmin" && caller.orgId !== organizationId))
    throw new Problem("access.forbidden");
  const file = await ownFile(services, url, organizationId);
  if (!file) throw new Problem("file.not-found");
  if (await isSignature(services, file.name))
    throw new Problem("record.conflict", {
      faults: [{ field: "file", reason: "is a signature and stays as evidence" }],
    });
  // The row goes first: a file without a row is unreachable, a row without a file would be a dead link.
  await services.db.deleteFrom("files").where("name", "=", file.name).execute();
  await services.files.remove(file.key);
  await removeSizes(services.files, file.key);
  await appendAudit(
    services.db,
    { actor: caller.userId, orgId: organizationId, action: "file.deleted", subject: file.name },
    services.clock(),
  );
  return { deleted: true as const };
});
