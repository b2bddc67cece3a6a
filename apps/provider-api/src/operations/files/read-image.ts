import { join } from "node:path";
import { Readable } from "node:stream";
import { readImage as endpoint } from "@guildway/api-contract";
import { sizedImage } from "../../files/sized-image.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const readImage = operation(endpoint, async ({ params, query }, services) => {
  const file = await services.db
    .selectFrom("files")
    .select(["key", "type"])
    .where("name", "=", params.name)
    .where("isPublic", "=", true)
    .executeTakeFirst();
  const stream = file?.type.startsWith("image/")
    ? await sizedImage(
        services.files,
        join(services.settings.dataDir, "uploads"),
        file.key,
        query.width,
      )
    : undefined;
  if (!stream) throw new Problem("file.not-found");
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
});
