import { type FieldOf, recordsOf } from "@guildway/api-client";
import { fieldsOf, type NamedType, type RecordDefinition } from "@guildway/api-contract";
import { namedBy } from "./references.ts";
import type { AnyFilter, AnyRoom, AnyRow } from "./room.ts";

/** What the address says about a list, so that a view can be shared and come back to. */
export interface View {
  search: string;
  /** The choice of each filter, by its name; none is an empty text. */
  chosen: Readonly<Record<string, string>>;
  /** An organization's id; undefined is one's own, `all` every organization. */
  organization: string | undefined;
  order: string;
  page: number;
}

/** How many records a page of the list shows at most. */
export const pageSize = 200;

/** Words of a yes or no in an address. */
const yesOrNo = ["yes", "no"];

/** The words that a filter offers; undefined where they are records that its field names. */
export function choicesOf(
  { record }: AnyRoom,
  { field, choices }: AnyFilter,
): readonly string[] | undefined {
  if (!choices && namedBy(field)) return undefined;
  const described = fieldsOf(record)[field];
  return choices ?? described?.values ?? (described?.column === "boolean" ? yesOrNo : undefined);
}

/** The fields of a room's list that it can be ordered by: those that have one value. */
export function sortableFields({ record, columns }: AnyRoom): string[] {
  const fields = fieldsOf(record);
  return columns
    .map(({ field }) => field)
    .filter((field) => !namedBy(field) && !["json", "textList"].includes(fields[field]!.column));
}

/** Reads the address; whatever does not fit reads as not given. */
export function readView(room: AnyRoom, query: URLSearchParams): View {
  const order = query.get("order") ?? "";
  const page = Number(query.get("page"));
  const chosen = room.filters.map((filter) => {
    const choice = query.get(filter.name) ?? "";
    const offered = choicesOf(room, filter);
    return [filter.name, !offered || offered.includes(choice) ? choice : ""];
  });
  return {
    search: query.get("q") ?? "",
    chosen: Object.fromEntries(chosen) as View["chosen"],
    organization: query.get("organization") ?? undefined,
    order: sortableFields(room).includes(order.replace(/^-/, "")) ? order : room.record.list.order,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a changed view; a changed filter starts again at page 1, and defaults are left out. */
export function writeView(room: AnyRoom, view: View, change: Partial<View>): URLSearchParams {
  const next = { ...view, page: 1, ...change };
  const query = new URLSearchParams();
  if (next.search) query.set("q", next.search);
  for (const { name } of room.filters) if (next.chosen[name]) query.set(name, next.chosen[name]);
  if (next.organization) query.set("organization", next.organization);
  if (next.order !== room.record.list.order) query.set("order", next.order);
  if (next.page > 1) query.set("page", String(next.page));
  return query;
}

/** Whether the view leaves anything out. */
export function isFiltered({ search, chosen }: View): boolean {
  return search !== "" || Object.values(chosen).some(Boolean);
}

/** What the room's list is asked for; `orgId` undefined asks for every organization. */
export function listInput(room: AnyRoom, view: View, orgId: string | undefined) {
  const chosen = room.filters.map((filter) => {
    const choice = view.chosen[filter.name];
    return choice ? (filter.asks?.(choice) ?? asked(room.record, filter.field, choice)) : {};
  });
  const filters: Record<string, string | null> = Object.assign(
    orgId ? {} : filtersOfAll(room.record),
    view.search && room.search(view.search),
    ...chosen,
  );
  return {
    orgId,
    filters,
    order: view.order,
    page: view.page,
    limit: pageSize,
    total: "capped",
    select: selectOf(room),
  };
}

/** What asks for the records of every organization: a list that wants a filter is asked for those that are named. */
export function filtersOfAll({ needsFilter, named }: NamedType): Record<string, null> {
  return needsFilter ? { [`${named}[!is]`]: null } : {};
}

/** One page of a room's records. */
export async function listRoom(
  room: AnyRoom,
  input: ReturnType<typeof listInput>,
  signal?: AbortSignal,
) {
  const page = await recordsOf(room.record).list({ ...input, signal } as never);
  return { ...page, items: page.items as AnyRow[] };
}

function selectOf({ record, columns }: AnyRoom): FieldOf<RecordDefinition>[] {
  const shown = columns.flatMap(({ field, needs = [] }) => [field, ...needs]);
  const organization = "orgId" in record.fields ? ["orgId"] : [];
  return [...new Set(["id", ...shown, ...organization])] as FieldOf<RecordDefinition>[];
}

function asked({ fields }: RecordDefinition, field: string, choice: string) {
  switch (fields[field]?.column) {
    case "boolean":
      return choice === "yes" ? { [`${field}[is]`]: true } : { [`${field}[!is]`]: true };
    case "textList":
    case "json":
      return { [`${field}[ov]`]: choice };
    default:
      return { [`${field}[eq]`]: choice };
  }
}
