import { Readable } from "node:stream";
import { readFile as endpoint } from "@guildway/api-contract";
import { isPublicOfLibrary } from "../../files/library-file.ts";
import { mayRead } from "../../files/may-handle-files.ts";
import { isPictureOfTeacher } from "../../files/teacher-picture.ts";
import { operation } from "../../http/operation.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { spendForShared } from "./spend-for-shared.ts";

export const readFile = operation(endpoint, async (call, services) => {
  const { name } = call.params;
  const { expires, signature, link } = call.query;
  const file = await services.db
    .selectFrom("files")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  const { signedUrls, clock } = services;
  const signed =
    expires &&
    signature &&
    signedUrls.isGood(name, { expires, signature, link }, clock()) &&
    (link === undefined || (await isOpenLink(services, link)));
  if (file && !signed) spendForShared(call, services, file);
  const allowed =
    file &&
    (file.isPublic ||
      signed ||
      (await mayRead(call, services, file)) ||
      (await isPictureOfTeacher(services, file)) ||
      (await isPublicOfLibrary(services, file)));
  const stream = allowed ? await services.files.open(file.key) : undefined;
  if (!file || !stream) throw new Problem("file.not-found");
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": file.type,
      "content-length": String(file.size),
      "content-disposition": `${file.type.startsWith("image/") || file.type.startsWith("audio/") ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(file.shownName)}`,
      "cache-control": file.isPublic ? "public, max-age=31536000, immutable" : "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
});

/** Whether a public URL is there, was not taken back and did not end with the secret that made it. */
async function isOpenLink(
  { db, clock }: Pick<Platform, "db" | "clock">,
  id: string,
): Promise<boolean> {
  const link = await db
    .selectFrom("fileLinks")
    .select("id")
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", clock().toISOString())
    .executeTakeFirst();
  return link !== undefined;
}
