import { call } from "@guildway/api-client";
import { fileKinds, uploadFile } from "@guildway/api-contract";
import type { MaterialFile } from "../../material/kinds-of-files.ts";

type FileKind = (typeof fileKinds)[number];

/** PDF and spreadsheets, what is heard, and what is looked at. */
const taken: readonly FileKind[] = [
  ...(["pdf", "xlsx", "csv", "mp3", "m4a", "wav"] as const),
  ...(["png", "jpg", "jpeg", "gif", "webp"] as const),
];

/** What a choice of files offers. */
export const accepted = taken.map((kind) => `.${kind}`).join(",");

/** What a file's name says that it is; undefined where it is not taken here. */
export function kindOf(name: string): FileKind | undefined {
  const end = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return taken.find((kind) => kind === end);
}

/** Stores a file of an organization's material. */
export async function storeFile(file: File, kind: FileKind, orgId: string): Promise<MaterialFile> {
  const body = new FormData();
  body.append("file", file);
  const query = { organizationId: orgId, prefix: "public-content/materials", fileExt: kind };
  const stored = await call(uploadFile, { query, body });
  return { id: crypto.randomUUID(), ...stored };
}
