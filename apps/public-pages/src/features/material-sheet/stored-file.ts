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

/** Where a file is stored; `ownerOf` is the material of a student, whose files are the staff's to publish. */
export interface FilePlace {
  orgId: string;
  ownerOf?: string | undefined;
}

/** Stores a file of an organization's material. */
export async function storeFile(
  file: File,
  kind: FileKind,
  { orgId, ownerOf }: FilePlace,
): Promise<MaterialFile> {
  const body = new FormData();
  body.append("file", file);
  const prefix = ownerOf ? `user-content/materials/${ownerOf}` : "public-content/materials";
  const query = { organizationId: orgId, prefix, fileExt: kind };
  const stored = await call(uploadFile, { query, body });
  return { id: crypto.randomUUID(), ...stored };
}
