import { join } from "node:path";
import { Readable } from "node:stream";
import { readImage as endpoint } from "@guildway/api-contract";
import { sizedImage } from "../../files/sized-image.ts";
import { isPictureOfTeacher } from "../../files/teacher-picture.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const readImage = operation(endpoint, async ({ params, query }, services) => {
  const file = await services.db
    .selectFrom("files")
    .select(["name", "orgId", "key", "type", "isPublic"])
    .where("name", "=", params.name)
    .executeTakeFirst();
  if (!file?.type.startsWith("image/")) throw new Problem("file.not-found");
  if (!file.isPublic) {
    if (await isPictureOfTeacher(services, file)) return asItIs(params.name);
    throw new Problem("file.not-found");
  }
  const scratch = join(services.settings.dataDir, "uploads");
  const stream = await sizedImage(services.files, scratch, file.key, query.width);
  if (!stream) return asItIs(params.name);
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
});

/** A browser that was offered widths asks for no other address, so that it is sent to the picture itself; one of a teacher is everybody's only as long as it is theirs. */
function asItIs(name: string): Response {
  const location = `/v1/files/${encodeURIComponent(name)}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}
