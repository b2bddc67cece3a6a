import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import type { fileKinds } from "@guildway/api-contract";
import { hasFewScans } from "./count-scans.ts";
import { isPlainPng } from "./plain-png.ts";

/** An extension that uploads may have. */
export type FileKind = (typeof fileKinds)[number];

/** The media type of each kind, and what its content is recognised as. Text has no marks of its own. */
const kinds: Record<FileKind, { type: string; recognised: readonly string[] | "text" }> = {
  png: { type: "image/png", recognised: ["image/png"] },
  jpg: { type: "image/jpeg", recognised: ["image/jpeg"] },
  jpeg: { type: "image/jpeg", recognised: ["image/jpeg"] },
  gif: { type: "image/gif", recognised: ["image/gif"] },
  webp: { type: "image/webp", recognised: ["image/webp"] },
  pdf: { type: "application/pdf", recognised: ["application/pdf"] },
  docx: office("wordprocessingml.document"),
  xlsx: office("spreadsheetml.sheet"),
  pptx: office("presentationml.presentation"),
  csv: { type: "text/csv; charset=utf-8", recognised: "text" },
  txt: { type: "text/plain; charset=utf-8", recognised: "text" },
  md: { type: "text/markdown; charset=utf-8", recognised: "text" },
  mp3: { type: "audio/mpeg", recognised: ["audio/mpeg"] },
  m4a: { type: "audio/mp4", recognised: ["audio/x-m4a", "audio/mp4", "video/mp4"] },
  wav: { type: "audio/wav", recognised: ["audio/wav", "audio/vnd.wave", "audio/x-wav"] },
};

/** The media type of a kind. */
export const mediaType = (kind: FileKind): string => kinds[kind].type;

/** Whether a file's content is what its extension says. */
export async function isOfKind(path: string, kind: FileKind): Promise<boolean> {
  const { recognised } = kinds[kind];
  const found = await fileTypeFromFile(path);
  if (recognised === "text") return found === undefined && isText(path);
  if (found === undefined || !recognised.includes(found.mime)) return false;
  if (kind === "jpg" || kind === "jpeg") return hasFewScans(path);
  return kind !== "png" || isPlainPng(path);
}

function office(kind: string) {
  const type = `application/vnd.openxmlformats-officedocument.${kind}`;
  return { type, recognised: [type] };
}

async function isText(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const text = new TextDecoder("utf-8").decode(buffer.subarray(0, bytesRead), { stream: true });
    return !text.includes("\0") && !text.includes("\uFFFD");
  } finally {
    await handle.close();
  }
}
