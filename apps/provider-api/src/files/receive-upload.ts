import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import { makePrivateFolder } from "../platform/private-folder.ts";
import { Problem } from "../platform/problem.ts";
import type { FileKind } from "./check-content.ts";

/** An upload that lies in the scratch folder, checked for its size. */
export interface Received {
  path: string;
  name: string;
  size: number;
  sha256: string;
}

/** Takes the part `file` of a multipart body as a stream, never holding more than a chunk of it. */
export async function receiveUpload(
  request: Request,
  scratch: string,
  mostBytes: number,
  kind: FileKind,
): Promise<Received> {
  const type = request.headers.get("content-type") ?? "";
  if (!request.body || !type.startsWith("multipart/form-data")) throw new Problem("file.missing");
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes + 100_000)
    throw new Problem("file.too-large");
  makePrivateFolder(scratch);
  const path = join(scratch, `${randomBytes(12).toString("hex")}.part`);
  try {
    return await readPart(request.body, type, path, mostBytes, kind);
  } catch (error) {
    await rm(path, { force: true });
    throw error instanceof Problem ? error : new Problem("file.missing");
  }
}

async function readPart(
  body: Request["body"],
  type: string,
  path: string,
  mostBytes: number,
  kind: FileKind,
): Promise<Received> {
  const form = busboy({
    headers: { "content-type": type },
    // As browsers write names; without it an é becomes two other letters.
    defParamCharset: "utf8",
    limits: { files: 1, fileSize: mostBytes, fields: 10 },
  });
  let writing: Promise<Received> | undefined;
  form.on("file", (field, stream, { filename }) => {
    if (field !== "file") return stream.resume();
    const hash = createHash("sha256");
    let size = 0;
    stream.on("data", (chunk: Buffer) => {
      hash.update(chunk);
      size += chunk.length;
    });
    writing = pipeline(stream, createWriteStream(path)).then(() => {
      if (stream.truncated) throw new Problem("file.too-large");
      return { path, name: shownName(filename, kind), size, sha256: hash.digest("hex") };
    });
    // It is awaited below; until then a failure must not count as unhandled.
    writing.catch(() => undefined);
  });
  await pipeline(Readable.fromWeb(body as ReadableStream), form);
  if (!writing) throw new Problem("file.missing");
  const received = await writing;
  if (received.size === 0) throw new Problem("file.missing");
  return received;
}

/** The name for people, without anything that is not a name or turns it round, and with the extension that the content was checked for: a text that is saved as notes.hta would be run. */
function shownName(filename: string | undefined, kind: FileKind): string {
  const name = (filename ?? "file")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\\/]/gu, "_");
  const ends = kind === "jpg" || kind === "jpeg" ? /\.jpe?g$/i : new RegExp(`\\.${kind}$`, "i");
  return `${[...name.replace(ends, "")].slice(0, 200).join("")}.${kind}`;
}
