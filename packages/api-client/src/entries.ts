import type { cdnFile, RecordInput, RecordOf } from "@guildway/api-contract";
import type * as z from "zod/mini";
import { type CallOptions, send } from "./call.ts";
import { type Entries, listAt, type ListInput, type Page, pathOf } from "./lists.ts";

/** An entry of the content store: its fields, and `sys` with its id and age; `draft` tells staff of unpublished changes. */
export type EntryOf<D> = Omit<RecordOf<D>, "id" | "createdAt" | "updatedAt"> & {
  sys: {
    id: string;
    contentType: string;
    createdAt?: string;
    updatedAt?: string;
    draft?: boolean;
  };
};

/** Lists entries of a content type. */
export async function listEntries<D extends Entries>(
  definition: D,
  input: ListInput = {},
): Promise<Page<EntryOf<D>>> {
  return (await listAt(pathOf(definition), definition, input)) as Page<EntryOf<D>>;
}

/** Reads one entry by its id; `record.not-found` where the caller may not see it. */
export async function readEntry<D extends Entries>(
  definition: D,
  id: string,
  options: CallOptions = {},
): Promise<EntryOf<D>> {
  return (await send("GET", entryPath(definition, id), options)) as EntryOf<D>;
}

/** Creates an entry, published at once. */
export async function createEntry<D extends Entries>(
  definition: D,
  data: RecordInput<D>,
  options: CallOptions = {},
): Promise<EntryOf<D>> {
  return (await send("POST", pathOf(definition), { ...options, body: data })) as EntryOf<D>;
}

/** Merges the named fields into the draft of an entry; what is published stays until `publishEntry`. */
export async function updateEntry<D extends Entries>(
  definition: D,
  id: string,
  data: RecordInput<D>,
  options: CallOptions = {},
): Promise<EntryOf<D>> {
  const sent = { ...options, body: data };
  return (await send("PUT", entryPath(definition, id), sent)) as EntryOf<D>;
}

/** Publishes the draft of an entry; `cdnFiles` are appended to those of a class. */
export async function publishEntry<D extends Entries>(
  definition: D,
  id: string,
  { cdnFiles, ...options }: CallOptions & { cdnFiles?: z.input<typeof cdnFile>[] } = {},
): Promise<EntryOf<D>> {
  const sent = { ...options, body: cdnFiles ? { cdnFiles } : {} };
  return (await send("POST", `${entryPath(definition, id)}/publish`, sent)) as EntryOf<D>;
}

/** Deletes an entry; without an id nothing happens and the answer is false. */
export async function deleteEntry(
  definition: Entries,
  id: string | undefined,
  options: CallOptions = {},
): Promise<boolean> {
  if (!id) return false;
  const reply = await send("DELETE", entryPath(definition, id), options);
  return (reply as { deleted: boolean }).deleted;
}

function entryPath(definition: Entries, id: string): string {
  return `${pathOf(definition)}/${encodeURIComponent(id)}`;
}
