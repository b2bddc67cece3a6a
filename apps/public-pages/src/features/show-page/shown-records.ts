import { type ListInput, recordsOf, type RowOf } from "@guildway/api-client";
import {
  integrations,
  materials,
  moduleKinds,
  type PageModule,
  type RecordDefinition,
  widgets,
} from "@guildway/api-contract";
import { queryOptions, useQueries } from "@tanstack/react-query";
import { inParts } from "../../records/in-parts.ts";

/** Texts that are read at once: more of the longest than these would be more than a public call answers. */
const textsAtOnce = 8;

/** A record of each type as a page shows it. */
export interface ShownRecords {
  widgets: ReadonlyMap<string, RowOf<typeof widgets>>;
  materials: ReadonlyMap<string, RowOf<typeof materials>>;
  integrations: ReadonlyMap<string, RowOf<typeof integrations>>;
}

/** What the modules of a page show, by id; what is gone or not published is not among it. */
export function useShownRecords(modules: readonly PageModule[]) {
  return useQueries({
    queries: [
      shownQuery(widgets, idsOf(modules, "widgets"), {
        select: [
          ...(["id", "type", "title", "body", "image", "url", "linkTarget", "isFeatured"] as const),
          ...(["orgId", "includeEmail", "includeExternalUserId"] as const),
        ],
      }),
      shownQuery(
        materials,
        idsOf(modules, "materials"),
        {
          select: ["id", "title", "body", "isDraft", "cdnFiles", "userId"],
        },
        textsAtOnce,
      ),
      shownQuery(integrations, idsOf(modules, "integrations"), {
        select: ["id", "name", "orgNickname", "welcomeMessage"],
      }),
    ],
    combine: ([links, texts, assistants]) => ({
      shown: {
        widgets: byId(links.data),
        materials: byId(texts.data),
        integrations: byId(assistants.data),
      } satisfies ShownRecords,
      isPending: [links, texts, assistants].some(({ isLoading }) => isLoading),
      isError: [links, texts, assistants].some(({ isError }) => isError),
      refetch: () => {
        for (const one of [links, texts, assistants]) if (one.isError) void one.refetch();
      },
    }),
  });
}

const byId = <Row extends { id: string }>(rows: readonly Row[] = []): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

function idsOf(modules: readonly PageModule[], type: keyof ShownRecords): string[] {
  const shown = modules.filter(({ moduleType }) => moduleKinds[moduleType].records === type);
  return [...new Set(shown.flatMap(({ selectedIds = [] }) => selectedIds))].toSorted();
}

function shownQuery<D extends RecordDefinition>(
  definition: D,
  ids: readonly string[],
  asked: Pick<ListInput<D>, "select">,
  most?: number,
) {
  return queryOptions({
    queryKey: ["public-pages", definition.type, "shown", ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) =>
      inParts<RowOf<D>>(
        ids,
        (some) => recordsOf(definition).list({ ...asked, ids: some, limit: some.length, signal }),
        most,
      ),
  });
}
