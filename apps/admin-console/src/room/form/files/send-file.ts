import { call, type CallOptions } from "@guildway/api-client";
import { fileKinds, uploadFile } from "@guildway/api-contract";

/** An extension that a stored file can have. */
export type FileKind = (typeof fileKinds)[number];

/** Where a file is stored. */
export interface FilePlace {
  orgId: string;
  folder: string;
  isPrivate?: boolean;
}

/** What a file's name says that it is; undefined where it cannot be stored. */
export function kindOf(name: string): FileKind | undefined {
  const ends = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return fileKinds.find((kind) => kind === ends);
}

/** Stores a file of an organization that everybody may read who has its address, or nobody but its staff. */
export function sendFile(
  file: File,
  {
    orgId,
    folder,
    kind,
    isPrivate = false,
    ...options
  }: FilePlace & { kind: FileKind } & Pick<CallOptions, "signal" | "onSent">,
) {
  const body = new FormData();
  body.append("file", file);
  return call(uploadFile, {
    query: {
      organizationId: orgId,
      prefix: `${isPrivate ? "user-content" : "public-content"}${folder}`,
      fileExt: kind,
    },
    body,
    ...options,
  });
}
