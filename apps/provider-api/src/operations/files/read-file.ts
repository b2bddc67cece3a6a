import { Readable } from "node:stream";
import { readFile as endpoint } from "@guildway/api-contract";
import { mayRead } from "../../files/may-handle-files.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const readFile = operation(endpoint, async (call, services) => {
  const { name } = call.params;
  const { expires, signature } = call.query;
  const file = await services.db
    .selectFrom("files")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  const signed =
    expires && signature && services.signedUrls.isGood(name, expires, signature, services.clock());
  const allowed = file && (file.isPublic || signed || (await mayRead(call, services, file)));
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
