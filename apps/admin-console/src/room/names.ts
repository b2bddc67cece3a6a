import { type FieldOf, recordsOf } from "@guildway/api-client";
import type { RecordDefinition } from "@guildway/api-contract";
import { queryOptions, useQueries } from "@tanstack/react-query";
import { namedBy } from "./references.ts";
import type { AnyRow } from "./room.ts";

const rarelyChanges = 60_000;

/** The names of some records of a type, by their ids. */
export function namesQuery(definition: RecordDefinition, ids: readonly string[]) {
  return queryOptions({
    queryKey: ["admin-console", "names", definition.type, ids],
    enabled: ids.length > 0,
    staleTime: rarelyChanges,
    queryFn: ({ signal }) => namesOf(definition, ids, signal),
  });
}

/** How many ids one call names at most. */
const idsAtOnce = 200;

/** The names of some records of a type, each beside its id. */
export async function namesOf(
  definition: RecordDefinition,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<[id: string, name: string][]> {
  const field = definition.named;
  const found: [string, string][] = [];
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce);
    const { items } = await recordsOf(definition).list({
      ids: some,
      limit: some.length,
      select: ["id", field as FieldOf<RecordDefinition>],
      signal,
    });
    found.push(
      ...(items as AnyRow[]).map((item): [string, string] => [item.id, String(item[field] ?? "")]),
    );
  }
  return found;
}

/** The ids that a row's field holds, whether it holds one or many. */
export function idsIn(row: AnyRow, field: string): string[] {
  const held = row[field];
  return (Array.isArray(held) ? held : [held]).filter((id): id is string => typeof id === "string");
}

/** The names behind the ids in some fields of some rows; what is gone or not to be seen has none. */
export function useNames(
  fields: readonly { field: string }[],
  rows: readonly AnyRow[],
): { names: ReadonlyMap<string, string>; isPending: boolean } {
  return useQueries({
    queries: [...idsByDefinition(fields, rows)].map(([definition, ids]) =>
      namesQuery(definition, [...ids].toSorted()),
    ),
    combine: (results) => ({
      names: new Map(results.flatMap(({ data = [] }) => data)),
      isPending: results.some(({ isFetching, data }) => isFetching && !data),
    }),
  });
}

/** The ids of each type, asked for once however many fields hold some. */
function idsByDefinition(
  fields: readonly { field: string }[],
  rows: readonly AnyRow[],
): Map<RecordDefinition, Set<string>> {
  const found = new Map<RecordDefinition, Set<string>>();
  for (const { field } of fields) {
    const definition = namedBy(field);
    if (!definition) continue;
    const ids = found.get(definition) ?? new Set();
    for (const row of rows) for (const id of idsIn(row, field)) ids.add(id);
    found.set(definition, ids);
  }
  return found;
}
