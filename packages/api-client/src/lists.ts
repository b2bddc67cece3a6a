import type { Operator, RecordDefinition, RecordOf } from "@guildway/api-contract";
import { type CallOptions, send } from "./call.ts";
import { ApiProblem } from "./problem.ts";

/** What a list is asked for; `filters` are written `{ "name[ilike]": "smith" }`. */
export interface ListInput extends CallOptions {
  filters?: Partial<Record<`${string}[${Operator}]`, string | number | boolean | null>>;
  id?: string;
  ids?: string[];
  orgId?: string;
  /** A field, with `-` in front for descending. */
  order?: string;
  limit?: number;
  page?: number;
  select?: string[];
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

/** A record type that is a table. */
export type Tables = RecordDefinition<string, "tables">;

/** A record type that is a collection of documents. */
export type Documents = RecordDefinition<string, "documents">;

/** A record type that is a content type, with entries. */
export type Entries = RecordDefinition<string, "entries">;

const paths = {
  tables: "/v1/external/supabase",
  documents: "/v1/external/firebase/store",
  entries: "/v1/external/content",
} as const;

/** As much of a record type as calling it needs. */
type Called = Pick<RecordDefinition, "way" | "type">;

/** Where the records of a type are called. */
export function pathOf({ way, type }: Called): string {
  return `${paths[way]}/${type}`;
}

/** Lists records of a table or documents of a collection. */
export async function listRecords<D extends Tables | Documents>(
  definition: D,
  input: ListInput = {},
): Promise<Page<RecordOf<D>>> {
  return (await listAt(pathOf(definition), definition, input)) as Page<RecordOf<D>>;
}

/** Reads one record by its id; `record.not-found` where the caller may not see it. */
export async function readRecord<D extends Tables | Documents>(
  definition: D,
  id: string,
  input: CallOptions & Pick<ListInput, "select"> = {},
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

/** One page of the list at a path, checked as far as that it is one. */
export async function listAt(
  path: string,
  { type }: Pick<Called, "type">,
  { filters = {}, ids, select, signal, editGrant, accessGrant, ...plain }: ListInput,
): Promise<Page<unknown>> {
  const query: Record<string, unknown> = { ...plain };
  if (ids) query.ids = ids.join(",");
  if (select) query.select = select.join(",");
  for (const [field, value] of Object.entries(filters))
    if (value !== undefined) query[`f.${field}`] = value === null ? "null" : value;
  const page = (await send("GET", path, {
    query,
    signal,
    editGrant,
    accessGrant,
  })) as Page<unknown>;
  if (!Array.isArray(page?.items) || typeof page.total !== "number")
    throw new ApiProblem("reply.invalid", 200, `The list of ${type} has the wrong shape.`);
  return page;
}
