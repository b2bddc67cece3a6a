import { deleteFile as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { removalJobKind } from "../../files/remove-bytes.ts";
import { isSignature } from "../../files/signatures.ts";
import { ownFile } from "../../files/stored-file.ts";
import { operation } from "../../http/operation.ts";
import { enqueueJobs } from "../../jobs/job-queue.ts";
import { Problem } from "../../platform/problem.ts";
import { mayDeleteFile } from "./may-delete-file.ts";

export const deleteFile = operation(endpoint, async (call, services) => {
  const { file: url, organizationId } = call.body;
  const { caller } = call;
  if (caller.kind !== "user" || (caller.role !== "superAdmin" && caller.orgId !== organizationId))
    throw new Problem("access.forbidden");
  const file = await ownFile(services, url, organizationId);
  if (!file) throw new Problem("file.not-found");
  const { name } = file;
  // The row goes first: a file without a row is unreachable, a row without a file would be a dead link.
  await services.db.transaction().execute(async (transaction) => {
    // Who names it or signs with it holds it, so that it is named by now or will not be.
    const held = await transaction
      .selectFrom("files")
      .select("name")
      .where("name", "=", name)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw new Problem("file.not-found");
    if (!(await mayDeleteFile({ ...services, db: transaction }, caller, file)))
      throw new Problem("access.forbidden");
    if (await isSignature({ ...services, db: transaction }, name))
      throw new Problem("record.conflict", {
        faults: [{ field: "file", reason: "is a signature and stays as evidence" }],
      });
    await transaction.deleteFrom("files").where("name", "=", name).execute();
    await appendAudit(
      transaction,
      { actor: caller.userId, orgId: organizationId, action: "file.deleted", subject: name },
      services.clock(),
    );
    await enqueueJobs(transaction, removalJobKind, [file.key], services.clock());
  });
  return { deleted: true as const };
});
