import { rm } from "node:fs/promises";
import { join } from "node:path";
import { uploadFile as endpoint } from "@guildway/api-contract";
import { isOfKind, mediaType } from "../../files/check-content.ts";
import { uploaderIn } from "../../files/may-handle-files.ts";
import { receiveUpload } from "../../files/receive-upload.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { newId } from "../../records/write-record.ts";

export const uploadFile = operation(endpoint, async (call, services) => {
  const { fileExt, prefix, organizationId } = call.query;
  const uploader = await uploaderIn(call, services, organizationId);
  if (uploader === undefined)
    throw new Problem(call.caller.kind === "anonymous" ? "auth.token-missing" : "access.forbidden");
  const { db, settings, files, clock } = services;
  // The id becomes a part of the file's key, so it has to be one of ours.
  const organization = await db
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", organizationId)
    .executeTakeFirst();
  if (!organization) throw new Problem("record.reference-unknown");
  const received = await receiveUpload(
    call.raw,
    join(settings.dataDir, "uploads"),
    settings.uploadMegabytes * 1_000_000,
  );
  if (!(await isOfKind(received.path, fileExt))) {
    await rm(received.path, { force: true });
    throw new Problem("file.wrong-kind");
  }
  const name = `${newId()}.${fileExt}`;
  const key = `${organizationId}/${prefix.replace(/\/$/, "")}/${name}`;
  const type = mediaType(fileExt);
  await files.put(key, received.path, type);
  await db
    .insertInto("files")
    .values({
      name,
      key,
      orgId: organizationId,
      shownName: received.name,
      type,
      size: received.size,
      sha256: received.sha256,
      isPublic: prefix.split("/")[0] === "public-content",
      createdBy: uploader,
      createdAt: clock().toISOString(),
    })
    .execute();
  return { url: `/v1/files/${name}`, name: received.name, size: received.size, type };
});
