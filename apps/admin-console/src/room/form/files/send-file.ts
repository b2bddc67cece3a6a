import { call, type CallOptions } from "@guildway/api-client";
import { fileKinds, uploadFile } from "@guildway/api-contract";

/** An extension that a stored file can have. */
export type FileKind = (typeof fileKinds)[number];

/** What a file's name says that it is; undefined where it cannot be stored. */
export function kindOf(name: string): FileKind | undefined {
  const ends = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return fileKinds.find((kind) => kind === ends);
}

/** Stores a file of an organization that everybody may read who has its address. */
export function sendFile(
  file: File,
  {
    orgId,
    folder,
    kind,
    ...options
  }: { orgId: string; folder: string; kind: FileKind } & Pick<CallOptions, "signal" | "onSent">,
) {
  const body = new FormData();
  body.append("file", file);
  return call(uploadFile, {
    query: { organizationId: orgId, prefix: `public-content${folder}`, fileExt: kind },
    body,
    ...options,
  });
}
