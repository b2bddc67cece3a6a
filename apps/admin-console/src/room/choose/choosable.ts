import { listNames } from "@guildway/api-client";
import type { NamedType } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import { filtersOfAll } from "../view.ts";

/** Which records are chosen from, where not every one of the type is: filters of its list. */
export type Among = Readonly<Record<string, string | null>>;

/** A record to choose, by name. */
export interface Choosable {
  value: string;
  label: string;
}

/** What is chosen from: records of a type, of one organization where the type belongs to one; undefined is every organization's. */
export interface ChosenFrom {
  of: NamedType;
  orgId: string | undefined;
  among?: Among | undefined;
}

/** So many records are offered at once; of more one searches. */
const most = 1000;

/** So many of what a search finds are shown. */
export const mostFound = 20;

/** The records to choose from, by name; without items where there are too many to offer them all. */
export function choosableQuery(from: ChosenFrom) {
  return queryOptions({
    queryKey: keyOf(from),
    enabled: from.orgId !== undefined || from.among === undefined,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { items, hasMore } = await list(from, { limit: most, signal });
      return hasMore ? { isMany: true, items: [] } : { isMany: false, items };
    },
  });
}

/** Those whose name has a text in it, the first by name. */
export function foundQuery(from: ChosenFrom, text: string) {
  return queryOptions({
    queryKey: [...keyOf(from), "found", text],
    staleTime: 60_000,
    queryFn: ({ signal }) => {
      const filters = text ? { [`${from.of.named}[ilike]`]: text } : {};
      return list(from, { limit: mostFound, filters, signal });
    },
  });
}

const keyOf = ({ of, orgId, among }: ChosenFrom) =>
  ["admin-console", "choosable", of.type, orgId ?? "all", among ?? "any"] as const;

async function list(
  { of, orgId, among }: ChosenFrom,
  { limit, filters, signal }: { limit: number; filters?: Among; signal: AbortSignal },
): Promise<{ items: Choosable[]; hasMore: boolean }> {
  const named = await listNames(of, {
    ...(orgId && { orgId }),
    filters: { ...(!orgId && filtersOfAll(of)), ...among, ...filters },
    order: of.named,
    // One more than is wanted says whether there are more.
    limit: limit + 1,
    signal,
  });
  const items = named.slice(0, limit).map(({ id, name }) => ({ value: id, label: name }));
  return { items, hasMore: named.length > limit };
}
