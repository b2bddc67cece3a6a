import type { RecordInput, RecordOf } from "@guildway/api-contract";
import { type CallOptions, send } from "./call.ts";
import { type Documents, listAt, type ListInput, type Page, pathOf } from "./lists.ts";

/** Lists the documents of the given ids that the caller may see; without ids the page is empty and nothing is called. */
export async function listDocumentsByIds<D extends Documents>(
  definition: D,
  ids: string[],
  input: Omit<ListInput, "id" | "ids"> = {},
): Promise<Page<RecordOf<D>>> {
  const limit = input.limit ?? definition.list.limit;
  if (ids.length === 0)
    return { items: [], total: 0, rangeFrom: null, rangeTo: null, page: 1, limit };
  const path = `/v1/external/firebase/store/entries/${definition.type}`;
  return (await listAt(path, definition, { ...input, ids })) as Page<RecordOf<D>>;
}

/** Creates a document; the grant that comes back is what allows its maker to change it. */
export async function createDocument<D extends Documents>(
  definition: D,
  data: RecordInput<D>,
  options: CallOptions = {},
): Promise<{ docId: string; editGrant?: string }> {
  const made = await send("POST", pathOf(definition), { ...options, body: { data } });
  return made as { docId: string; editGrant?: string };
}

/** Merges the named fields into a document. */
export async function updateDocument<D extends Documents>(
  definition: D,
  id: string,
  data: RecordInput<D>,
  options: CallOptions = {},
): Promise<void> {
  await send("PUT", pathOf(definition), { ...options, body: { id, data } });
}

/** Deletes a document; without an id nothing happens and the answer is false. */
export async function deleteDocument(
  definition: Documents,
  id: string | undefined,
  options: CallOptions = {},
): Promise<boolean> {
  if (!id) return false;
  const reply = await send("DELETE", pathOf(definition), { ...options, query: { id } });
  return (reply as { deleted: boolean }).deleted;
}
