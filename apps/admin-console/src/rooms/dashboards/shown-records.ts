import { recordsOf } from "@guildway/api-client";
import {
  integrations,
  materials,
  type ModuleKind,
  moduleKinds,
  type PageModule,
  widgets,
} from "@guildway/api-contract";
import { keepPreviousData, queryOptions, useQueries } from "@tanstack/react-query";

/** What a preview says of a record that a module shows. */
export interface ShownRecord {
  id: string;
  title: string;
  text?: string | undefined;
  isFeatured?: boolean;
  /** Why visitors do not see it. */
  hidden?: "draft" | "note" | undefined;
}

type Shown = ModuleKind["records"];

/** How many ids one call asks for at most. */
const idsAtOnce = 200;

/** The records that modules show, by their ids; what is gone or not to be seen is not among them. */
export function useShownRecords(modules: readonly PageModule[]) {
  const types = [...new Set(Object.values(moduleKinds).map(({ records }) => records))];
  return useQueries({
    queries: types.map((type) => shownQuery(type, idsOf(modules, type))),
    combine: (results) => ({
      found: new Map(results.flatMap(({ data = [] }) => data).map((one) => [one.id, one])),
      isPending: results.some(({ isFetching, isSuccess }) => isFetching && !isSuccess),
      isError: results.some(({ isError }) => isError),
    }),
  });
}

function idsOf(modules: readonly PageModule[], type: Shown): string[] {
  const shown = modules.filter(({ moduleType }) => moduleKinds[moduleType].records === type);
  return [...new Set(shown.flatMap(({ selectedIds = [] }) => selectedIds))].toSorted();
}

function shownQuery(type: Shown, ids: readonly string[]) {
  return queryOptions({
    queryKey: ["admin-console", type, "shown", ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const found: ShownRecord[] = [];
      for (let from = 0; from < ids.length; from += idsAtOnce)
        found.push(...(await readers[type](ids.slice(from, from + idsAtOnce), signal)));
      return found;
    },
  });
}

const readers: Readonly<
  Record<Shown, (ids: readonly string[], signal: AbortSignal) => Promise<ShownRecord[]>>
> = {
  async widgets(ids, signal) {
    const select = ["id", "title", "body", "isFeatured"] as const;
    const { items } = await recordsOf(widgets).list({ ids, limit: ids.length, select, signal });
    return items.map(({ id, title, body, isFeatured }) => ({
      id,
      title: title ?? "",
      text: body ?? undefined,
      isFeatured: isFeatured === true,
    }));
  },
  async materials(ids, signal) {
    const select = ["id", "title", "isDraft", "noteType"] as const;
    const { items } = await recordsOf(materials).list({ ids, limit: ids.length, select, signal });
    return items.map(({ id, title, isDraft, noteType }) => ({
      id,
      title: title ?? "",
      hidden: isDraft ? "draft" : noteType ? "note" : undefined,
    }));
  },
  async integrations(ids, signal) {
    const select = ["id", "name", "orgNickname", "welcomeMessage"] as const;
    const { items } = await recordsOf(integrations).list({
      ids,
      limit: ids.length,
      select,
      signal,
    });
    return items.map(({ id, name, orgNickname, welcomeMessage }) => ({
      id,
      title: name ?? "",
      text: welcomeMessage?.replaceAll("{ORG_NICKNAME}", orgNickname ?? ""),
    }));
  },
};
