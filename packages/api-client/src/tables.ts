import type { RecordInput, RecordOf } from "@guildway/api-contract";
import { type CallOptions, send } from "./call.ts";
import { pathOf, type Tables } from "./lists.ts";

/** Creates a row of a table and answers it; the grant that comes with some types is what allows its maker to change it. */
export async function createRecord<D extends Tables>(
  definition: D,
  data: RecordInput<D>,
  options: CallOptions = {},
): Promise<RecordOf<D> & { editGrant?: string }> {
  const made = await send("POST", pathOf(definition), { ...options, body: data });
  return made as RecordOf<D> & { editGrant?: string };
}

/** Merges the named fields into a row of a table and answers it, as far as the caller may see it. */
export async function updateRecord<D extends Tables>(
  definition: D,
  id: string,
  data: RecordInput<D>,
  options: CallOptions = {},
): Promise<RecordOf<D>> {
  const body = { ...data, id };
  return (await send("PUT", pathOf(definition), { ...options, body })) as RecordOf<D>;
}

/** Deletes a row of a table; without an id nothing happens and the answer is false. */
export async function deleteRecord(
  definition: Tables,
  id: string | undefined,
  options: CallOptions = {},
): Promise<boolean> {
  if (!id) return false;
  const reply = await send("DELETE", pathOf(definition), { ...options, query: { id } });
  return (reply as { deleted: boolean }).deleted;
}
