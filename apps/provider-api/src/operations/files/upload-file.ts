import { rm } from "node:fs/promises";
import { join } from "node:path";
import { uploadFile as endpoint } from "@guildway/api-contract";
import { isOfKind, mediaType } from "../../files/check-content.ts";
import { countStaffUpload, countStudentUpload } from "../../files/count-upload.ts";
import { receiveUpload } from "../../files/receive-upload.ts";
import { removalJobKind } from "../../files/remove-bytes.ts";
import { hasQuota, requireQuota, uploadRight } from "../../files/upload-rights.ts";
import { enqueueJobs, withdrawJob } from "../../jobs/job-queue.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
import { newId } from "../../platform/new-id.ts";

const longestPutMs = 3_600_000;

export const uploadFile = operation(endpoint, async (call, services) => {
  const { fileExt, prefix, organizationId } = call.query;
  const right = await uploadRight(call, services, organizationId, prefix);
  if (right.kinds !== "all" && !right.kinds.includes(fileExt))
    throw new Problem("access.forbidden");
  const { db, settings, files, clock } = services;
  // The id becomes a part of the file's key, so it has to be one of ours.
  const organization = await db
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", organizationId)
    .executeTakeFirst();
  if (!organization) throw new Problem("record.reference-unknown");
  const whose = { userId: right.uploader, orgId: organizationId };
  if (right.by === "staff") await countStaffUpload(db, whose, clock());
  const name = `${newId()}.${fileExt}`;
  const key = `${organizationId}/${right.folder}/${name}`;
  const type = mediaType(fileExt);
  const receive = async () => {
    const received = await receiveUpload(
      call.raw,
      join(settings.dataDir, "uploads"),
      Math.min(settings.uploadMegabytes * 1_000_000, right.quota.bytes),
      fileExt,
    );
    try {
      if (!(await isOfKind(received.path, fileExt))) throw new Problem("file.wrong-kind");
      await requireQuota(db, right, received.size);
      if (right.by === "student") {
        const upload = { ...whose, address: call.address, bytes: received.size };
        await countStudentUpload(db, upload, clock());
      }
      // Bytes that nobody names in the end are removed again, also where this server ends before they are.
      await enqueueJobs(db, removalJobKind, [key], new Date(clock().getTime() + longestPutMs));
      await files.put(key, received.path, type);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("files")
          .values({
            name,
            key,
            orgId: organizationId,
            shownName: received.name,
            type,
            size: received.size,
            sha256: received.sha256,
            isPublic: right.folder.split("/")[0] === "public-content",
            createdBy: right.uploader,
            createdAt: clock().toISOString(),
          })
          .execute();
        await withdrawJob(transaction, removalJobKind, key);
      });
    } catch (error) {
      await rm(received.path, { force: true });
      throw error;
    }
    return received;
  };
  // Who has a quota uploads one file after another: what is still on its way takes its place as well.
  const received = await inTurn(hasQuota(right) ? [`upload ${right.uploader}`] : [], receive);
  return { url: `/v1/files/${name}`, name: received.name, size: received.size, type };
});
