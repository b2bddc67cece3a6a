import {
  type cdnFile,
  type CurrentRecord,
  documentsByIdPath,
  type Named,
  type NamedType,
  type Operator,
  type RecordDefinition,
  type RecordInput,
  type RecordOf,
  recordPath,
} from "@guildway/api-contract";
import type * as z from "zod/mini";
import { type CallOptions, send } from "./call.ts";
import { compareChanges } from "./merge-changes.ts";
import { ApiProblem, failureCode } from "./problem.ts";

/** One record as every way of storing it is answered; `draft` tells staff that an entry has unpublished changes. */
export type RowOf<D> = RecordOf<D> & { draft?: true };

/** The name of a field of a record, the system's included. */
export type FieldOf<D> = keyof RecordOf<D> & string;

/** What a list is asked for; `filters` are written `{ "name[ilike]": "smith" }`. */
export interface ListInput<D = unknown> extends CallOptions {
  filters?: Filters<D> | undefined;
  ids?: readonly string[] | undefined;
  /** The organization; for places and cohorts and whatever else belongs to one. */
  orgId?: string | undefined;
  /** A field, with `-` in front for descending. */
  order?: string | undefined;
  limit?: number | undefined;
  page?: number | undefined;
  /** Counts to 10,000 at most, which a long list answers sooner. */
  total?: "capped" | undefined;
  select?: readonly FieldOf<D>[] | undefined;
}

type Filters<D> = {
  readonly [Key in `${FieldOf<D>}[${Operator}]`]?: string | number | boolean | null | undefined;
};

/** A page of records; the range counts from 0 and is null where the page is empty. */
export interface Page<T> {
  items: T[];
  total: number;
  /** There are more than `total`, which was asked to be capped. */
  isCapped?: true;
  rangeFrom: number | null;
  rangeTo: number | null;
  page: number;
  limit: number;
}

/** The calls of one record type. */
export interface Records<D extends RecordDefinition> {
  /** One page of those that the caller may see; no ids at all are an empty page, and nothing is called. */
  list(input?: ListInput<D>): Promise<Page<RowOf<D>>>;
  /** One record; `record.not-found` where the caller may not see it. */
  read(id: string, options?: CallOptions & { select?: readonly FieldOf<D>[] }): Promise<RowOf<D>>;
  /** Makes a record, an entry published at once, under a key only once; the grant that comes with some lets its maker change it. */
  create(
    values: RecordInput<D>,
    options?: CallOptions & { onceKey?: string },
  ): Promise<{ id: string; editGrant?: string }>;
  /**
   * Merges the named fields into a record, of an entry into its draft. With the row as it was read, what others have
   * changed since stays; where it is the same field, nothing is written and `record.changed` says what it is now.
   */
  update(
    id: string,
    values: RecordInput<D>,
    options?: CallOptions & { before?: RowOf<D> },
  ): Promise<void>;
  /** Publishes the draft of an entry, with `version` only as it was read; `cdnFiles` are appended to those of a class. */
  publish: D extends { way: "entries" }
    ? (
        id: string,
        options?: CallOptions & {
          cdnFiles?: z.input<typeof cdnFile>[];
          version?: number | undefined;
        },
      ) => Promise<void>
    : never;
  /** Deletes a record, where a version is named only as long as it is that one; without an id nothing is called and the answer is false. */
  remove(id: string | undefined, options?: CallOptions & { ifVersion?: number }): Promise<boolean>;
}

/** The one door to the records of a type, whichever way they are stored. */
export function recordsOf<D extends RecordDefinition>(definition: D): Records<D> {
  const path = recordPath(definition);
  const isEntry = definition.way === "entries";
  const pathOfOne = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const reads = {
    async list(input: ListInput = {}) {
      if (input.ids?.length === 0) return emptyPage(input.limit ?? definition.list.limit);
      return listOf(definition, input);
    },
    async read(
      id: string,
      { select, ...options }: CallOptions & { select?: readonly string[] } = {},
    ) {
      if (isEntry) return rowOf(await send("GET", pathOfOne(id), options));
      const { items } = await listAt(definition, path, { ...options, select, id });
      if (!items[0])
        throw new ApiProblem(
          "record.not-found",
          404,
          "No record with this id that the caller may see.",
        );
      return items[0];
    },
  };
  return { ...reads, ...writesOf(definition, path, pathOfOne) } as unknown as Records<D>;
}

/** The names of records of a type, for who knows no more of it than how they are named. */
export async function listNames(
  type: NamedType,
  input: Omit<ListInput, "select">,
): Promise<{ id: string; name: string }[]> {
  const { items } = await listOf(type, { ...input, select: ["id", type.named] as never[] });
  return (items as (Values & { id: string })[]).map(({ id, [type.named]: name }) => ({
    id,
    name: String(name ?? ""),
  }));
}

const listOf = (definition: Named, input: ListInput) =>
  listAt(
    definition,
    input.ids && definition.way === "documents"
      ? documentsByIdPath(definition)
      : recordPath(definition),
    input,
  );

type Values = Record<string, unknown>;

function writesOf({ way }: Named, path: string, pathOfOne: (id: string) => string) {
  return {
    async create(values: Values, options: CallOptions & { onceKey?: string } = {}) {
      const body = way === "documents" ? { data: values } : values;
      const made = (await send("POST", path, { ...options, body })) as Made;
      const { editGrant } = made;
      return { id: idOf(made), ...(editGrant !== undefined && { editGrant }) };
    },
    async update(
      id: string,
      values: Values,
      { before, ...options }: CallOptions & { before?: Values & { version?: number } } = {},
    ) {
      const body =
        way === "entries" ? values : way === "documents" ? { id, data: values } : { ...values, id };
      const put = (ifMatch: number | undefined) =>
        send("PUT", way === "entries" ? pathOfOne(id) : path, { ...options, body, ifMatch });
      await (before ? putMerged(put, before, values) : put(undefined));
    },
    async publish(
      id: string,
      {
        cdnFiles,
        version,
        ...options
      }: CallOptions & { cdnFiles?: unknown; version?: number | undefined } = {},
    ) {
      const body = cdnFiles ? { cdnFiles } : {};
      await send("POST", `${pathOfOne(id)}/publish`, { ...options, body, ifMatch: version });
    },
    async remove(
      id: string | undefined,
      { ifVersion: ifMatch, ...given }: CallOptions & { ifVersion?: number } = {},
    ) {
      if (!id) return false;
      const options = { ...given, ifMatch };
      const reply = await (way === "entries"
        ? send("DELETE", pathOfOne(id), options)
        : send("DELETE", path, { ...options, query: { id } }));
      return (reply as { deleted: boolean }).deleted;
    },
  };
}

/** How often a change is repeated over those of others before it is given up. */
const mostRepeats = 4;

/** Repeats a change on what others have made of the record meanwhile, as long as they changed other fields. */
async function putMerged(
  put: (version: number | undefined) => Promise<unknown>,
  before: Values & { version?: number },
  values: Values,
): Promise<void> {
  let { version } = before;
  for (let repeats = 0; ; repeats += 1) {
    try {
      await put(version);
      return;
    } catch (error) {
      const current = currentOf(error);
      const isOver = repeats === mostRepeats || current?.version === undefined;
      if (isOver || compareChanges(before, current, values).both.length > 0) throw error;
      ({ version } = current);
    }
  }
}

/** The record as it is now, where a failed update says that others have changed it. */
export function currentOf(error: unknown): CurrentRecord | undefined {
  return failureCode(error) === "record.changed"
    ? (error as ApiProblem).details?.current
    : undefined;
}

/** What the three families answer to who makes a record. */
type Made = ({ id: string } | { docId: string } | { sys: { id: string } }) & { editGrant?: string };

function idOf(made: Made): string {
  return "docId" in made ? made.docId : "sys" in made ? made.sys.id : made.id;
}

/** One page of the list at a path, checked as far as that it is one. */
async function listAt(
  { type }: Named,
  path: string,
  {
    filters = {},
    ids,
    select,
    signal,
    editGrant,
    accessGrant,
    ...plain
  }: ListInput & { id?: string },
): Promise<Page<RowOf<unknown> & { id: string }>> {
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
  return { ...page, items: page.items.map(rowOf) };
}

function emptyPage(limit: number): Page<never> {
  return { items: [], total: 0, rangeFrom: null, rangeTo: null, page: 1, limit };
}

/** An entry says its id and age in `sys`; a row says them among its fields. */
function rowOf(answered: unknown): RowOf<unknown> & { id: string } {
  const { sys, ...fields } = answered as { sys?: Record<string, unknown> } & Values;
  const { contentType: _, ...system } = sys ?? {};
  return { ...fields, ...system } as RowOf<unknown> & { id: string };
}
