import type { Operator, RecordDefinition, RecordInput, RecordOf } from "@guildway/api-contract";
import { send } from "./call.ts";
import { ApiProblem } from "./problem.ts";

/** What a list is asked for; `filters` are written `{ "name[ilike]": "smith" }`. */
export interface ListInput {
  filters?: Partial<Record<`${string}[${Operator}]`, string | number | boolean | null>>;
  id?: string;
  ids?: string[];
  orgId?: string;
  /** A field, with `-` in front for descending. */
  order?: string;
  limit?: number;
  page?: number;
  select?: string[];
  signal?: AbortSignal | undefined;
}

/** A page of records; the range counts from 0 and is null where the page is empty. */
export interface Page<T> {
  items: T[];
  total: number;
  rangeFrom: number | null;
  rangeTo: number | null;
  page: number;
  limit: number;
}

/** An entry of the content store: its fields, and `sys` with its id and age. */
export type EntryOf<D> = Omit<RecordOf<D>, "id" | "createdAt" | "updatedAt"> & {
  sys: { id: string; contentType: string; createdAt?: string; updatedAt?: string };
};

type Tables = RecordDefinition<string, "tables">;
type Documents = RecordDefinition<string, "documents">;
type Entries = RecordDefinition<string, "entries">;

const paths = {
  tables: "/v1/external/supabase",
  documents: "/v1/external/firebase/store",
  entries: "/v1/external/content",
} as const;

const pathOf = (definition: RecordDefinition) => `${paths[definition.way]}/${definition.type}`;

/** Lists records of a table or documents of a collection. */
export async function listRecords<D extends Tables | Documents>(
  definition: D,
  input: ListInput = {},
): Promise<Page<RecordOf<D>>> {
  return (await list(definition, input)) as Page<RecordOf<D>>;
}

/** Lists entries of a content type. */
export async function listEntries<D extends Entries>(
  definition: D,
  input: ListInput = {},
): Promise<Page<EntryOf<D>>> {
  return (await list(definition, input)) as Page<EntryOf<D>>;
}

/** Reads one record by its id; `record.not-found` where the caller may not see it. */
export async function readRecord<D extends Tables | Documents>(
  definition: D,
  id: string,
  input: Pick<ListInput, "select" | "signal"> = {},
): Promise<RecordOf<D>> {
  const { items } = await listRecords(definition, { ...input, id });
  const [found] = items;
  if (!found)
    throw new ApiProblem(
      "record.not-found",
      404,
      "No record with this id that the caller may see.",
    );
  return found;
}

/** Reads one entry by its id. */
export async function readEntry<D extends Entries>(
  definition: D,
  id: string,
  input: Pick<ListInput, "signal"> = {},
): Promise<EntryOf<D>> {
  const path = `${pathOf(definition)}/${encodeURIComponent(id)}`;
  return (await send("GET", path, { ...input, withToken: true })) as EntryOf<D>;
}

/** Creates a document; the grant that comes back is what allows its maker to change it. */
export async function createDocument<D extends Documents>(
  definition: D,
  data: RecordInput<D>,
): Promise<{ docId: string; editGrant?: string }> {
  return (await send("POST", pathOf(definition), { body: { data }, withToken: true })) as {
    docId: string;
    editGrant?: string;
  };
}

/** Merges the named fields into a document. */
export async function updateDocument<D extends Documents>(
  definition: D,
  id: string,
  data: RecordInput<D>,
  options: { editGrant?: string | undefined } = {},
): Promise<void> {
  await send("PUT", pathOf(definition), { ...options, body: { id, data }, withToken: true });
}

/** Deletes a document; without an id nothing happens and the answer is false. */
export async function deleteDocument(
  definition: Documents,
  id: string | undefined,
): Promise<boolean> {
  if (!id) return false;
  const reply = (await send("DELETE", pathOf(definition), { query: { id }, withToken: true })) as {
    deleted: boolean;
  };
  return reply.deleted;
}

async function list(definition: RecordDefinition, input: ListInput): Promise<Page<unknown>> {
  const { filters = {}, ids, select, signal, ...plain } = input;
  const query: Record<string, unknown> = { ...plain };
  if (ids) query.ids = ids.join(",");
  if (select) query.select = select.join(",");
  for (const [field, value] of Object.entries(filters))
    if (value !== undefined) query[`f.${field}`] = value === null ? "null" : value;
  const page = (await send("GET", pathOf(definition), {
    query,
    signal,
    withToken: true,
  })) as Page<unknown>;
  if (!Array.isArray(page?.items) || typeof page.total !== "number")
    throw new ApiProblem(
      "reply.invalid",
      200,
      `The list of ${definition.type} has the wrong shape.`,
    );
  return page;
}
