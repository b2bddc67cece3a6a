import { extname } from "node:path";
import type { Readable } from "node:stream";
import { nameInUrl } from "../../files/stored-file.ts";
import { Unreadable } from "../reading/unreadable.ts";
import type { Source } from "../reading/read-file.ts";
import { type LibraryServices, limitsOf, type ReadingOptions } from "./library-services.ts";

/** A stored file of an organization as it is read; throws `Unreadable` where it is gone, or larger than what is read. */
export async function storedSource(
  { db, files }: LibraryServices,
  url: string,
  orgId: string,
  options: ReadingOptions,
): Promise<Source> {
  const name = nameInUrl(url) ?? "";
  const file = await db
    .selectFrom("files")
    .select(["key", "size"])
    .where("name", "=", name)
    .where("orgId", "=", orgId)
    .executeTakeFirst();
  const most = limitsOf(options).bytes;
  if (file && Number(file.size) > most) throw new Unreadable("tooLarge");
  const stream = file && (await files.open(file.key));
  if (!stream) throw new Unreadable("fileGone");
  return { kind: "file", extension: extname(name).slice(1), bytes: await bytesOf(stream, most) };
}

/** Into memory that the thread which reads can be handed without a copy of what else lies in it. */
async function bytesOf(stream: Readable, most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new Unreadable("tooLarge");
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
