import { buffer } from "node:stream/consumers";
import type { FileStore } from "../files/file-store.ts";
import type { Platform } from "../platform/platform.ts";
import { isReadableSignature, mostSignatureBytes } from "./readable-signature.ts";

/** The pictures of the signatures of a form by the names of their files; what is gone or cannot be read is not among them. */
export async function signaturePictures(
  { db, files }: Pick<Platform, "db"> & { files: FileStore },
  { signatureFiles, orgId }: { signatureFiles: readonly string[]; orgId: string },
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  if (signatureFiles.length === 0) return pictures;
  const rows = await db
    .selectFrom("files")
    .select(["name", "key", "size"])
    .where("name", "in", signatureFiles)
    .where("orgId", "=", orgId)
    .where("type", "=", "image/png")
    .execute();
  for (const { name, key, size } of rows) {
    const stream = size <= mostSignatureBytes ? await files.open(key) : undefined;
    const picture = stream && (await buffer(stream));
    if (picture && isReadableSignature(picture)) pictures.set(name, picture);
  }
  return pictures;
}
