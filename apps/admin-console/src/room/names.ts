import { listNames } from "@guildway/api-client";
import type { NamedType } from "@guildway/api-contract";
import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { namedBy } from "./references.ts";
import type { AnyRow, OtherRecord } from "./room.ts";

const rarelyChanges = 60_000;

/** The names of some records of a type, by their ids. */
export function namesQuery(type: NamedType, ids: readonly string[]) {
  return queryOptions({
    queryKey: ["admin-console", "names", type.type, ids],
    enabled: ids.length > 0,
    staleTime: rarelyChanges,
    queryFn: ({ signal }) => namesOf(type, ids, signal),
  });
}

/** How many ids one call names at most. */
const idsAtOnce = 200;

/** The names of some records of a type, each beside its id. */
export async function namesOf(
  type: NamedType,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<[id: string, name: string][]> {
  const found: [string, string][] = [];
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce);
    const named = await listNames(type, { ids: some, limit: some.length, signal });
    found.push(...named.map(({ id, name }): [string, string] => [id, name]));
  }
  return found;
}

/** The ids that a row's field holds, whether it holds one or many. */
export function idsIn(row: AnyRow, field: string): string[] {
  const held = row[field];
  return (Array.isArray(held) ? held : [held]).filter((id): id is string => typeof id === "string");
}

type Named = { field: string; of?(row: AnyRow): OtherRecord | undefined };

/** The names behind the ids in some fields of some rows; what is gone or not to be seen has none. */
export function useNames(
  fields: readonly Named[],
  rows: readonly AnyRow[],
): { names: ReadonlyMap<string, string>; isPending: boolean } {
  return useQueries({
    queries: [...idsByType(fields, rows)].map(([type, ids]) =>
      namesQuery(type, [...ids].toSorted()),
    ),
    combine: (results) => ({
      names: new Map(results.flatMap(({ data = [] }) => data)),
      isPending: results.some(({ isFetching, data }) => isFetching && !data),
    }),
  });
}

/** The names behind some ids of one type. */
export function useNamesOf(type: NamedType, ids: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useQuery({
    ...namesQuery(type, ids.toSorted()),
    placeholderData: keepPreviousData,
  });
  return new Map(data);
}

/** The ids of each type, asked for once however many fields hold some. */
function idsByType(fields: readonly Named[], rows: readonly AnyRow[]): Map<NamedType, Set<string>> {
  const found = new Map<NamedType, Set<string>>();
  const add = (type: NamedType, id: string) =>
    found.set(type, (found.get(type) ?? new Set()).add(id));
  for (const { field, of } of fields) {
    const type = namedBy(field);
    for (const row of rows) {
      const other = of?.(row);
      if (other) add(other.record, other.id);
      if (type) for (const id of idsIn(row, field)) add(type, id);
    }
  }
  return found;
}
