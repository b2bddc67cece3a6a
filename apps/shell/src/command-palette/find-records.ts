import { searchRecords } from "@guildway/api-client";
import { mayEnter } from "@guildway/auth";
import type { FoundRecord, Role } from "@guildway/api-contract";
import { fillPath, said } from "@guildway/federation";
import type { UiLang } from "@guildway/ui";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { RemoteRoute } from "../start/remote-routes.ts";
import type { Group } from "./entry.ts";
import { iconOf } from "./record-icons.ts";

/** What the server finds by name; what it found before stays until its answer is there. */
export const foundRecords = (typed: string) =>
  queryOptions({
    queryKey: ["shell", "search", typed],
    queryFn: ({ signal }) => searchRecords(typed, { signal }),
    enabled: typed.trim().length >= 2,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The room of each record type that this person may enter. */
export function roomsOf(routes: readonly RemoteRoute[], role: Role | undefined) {
  return new Map(
    routes.flatMap((route) =>
      route.records && mayEnter(route.access, role) ? [[route.records as string, route]] : [],
    ),
  );
}

/** What was found, under the name of its room; what has no room yet is left out. */
export function recordGroups(
  found: readonly FoundRecord[],
  rooms: ReadonlyMap<string, RemoteRoute>,
  lang: UiLang,
): Group[] {
  const groups = Map.groupBy(found, ({ recordType }) => rooms.get(recordType));
  return [...groups].flatMap(([room, records]) => {
    if (!room) return [];
    const label = room.navigation?.label ?? "";
    const organizations = new Set(found.map(({ orgId }) => orgId));
    return {
      title: said(label, lang),
      entries: records.map(({ recordType, id, name, also, orgName }) => ({
        key: `record ${recordType} ${id}`,
        name,
        // Who finds in several organizations is told in which.
        also:
          [also, organizations.size > 1 && orgName !== name && orgName]
            .filter(Boolean)
            .join(" · ") || undefined,
        Icon: iconOf(recordType),
        does: { to: fillPath(room.path, { id }) },
      })),
    };
  });
}
