import type { FirstQueries } from "@guildway/federation";
import { listQuery, shownOrganization } from "./list/list-query.ts";
import { organizationsQuery } from "./organizations.ts";
import { recordQuery } from "./record/record-query.ts";
import { rightsQuery } from "./rights.ts";
import type { AnyRoom } from "./room.ts";
import { readView } from "./view.ts";

/** What the page of a room asks first: its list, or the record that the address names. */
export function firstQueriesOf(room: AnyRoom): FirstQueries {
  return ({ params: { id }, search, organization }) => {
    if (id === "new") return [organizationsQuery, rightsQuery(room)];
    if (id !== undefined) return [recordQuery(room, id), organizationsQuery, rightsQuery(room, id)];
    const view = readView(room, search);
    const shown = shownOrganization(room, view, organization?.id);
    return [listQuery(room, view, shown), organizationsQuery, rightsQuery(room)];
  };
}
