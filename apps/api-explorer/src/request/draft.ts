/** The calls that the explorer makes: three lists and one action. */
export const callsOf = {
  content: ["resources", "resourceGroups", "documents"],
  actions: ["createPublicUrl"],
} as const;

/** What a developer asks for: one of the lists, or an action. */
export type Kind = keyof typeof callsOf;
export type List = (typeof callsOf)["content"][number];
export type Call = List | (typeof callsOf)["actions"][number];

/** What can be set for a call, as it is typed. */
export const fields = [
  "id",
  "parentId",
  "parentIds",
  "refIds",
  "url",
  "expires",
  "limit",
  "page",
  "order",
] as const;

export type FieldName = (typeof fields)[number];

/** A filter as it is being put together: `f.{field}[op]=value`. */
export interface DraftFilter {
  field: string;
  op: string;
  value: string;
}

/** A request as it is being written; the key is no part of it, so that it can stand in an address. */
export interface Draft {
  kind: Kind;
  call: Call | undefined;
  values: Record<FieldName, string>;
  filters: readonly DraftFilter[];
}

/** How many records the explorer asks for, at least and at most. */
export const limits = { least: 20, most: 3000 } as const;

const orders: Record<List, string> = {
  resources: "name",
  resourceGroups: "title",
  documents: "createdAt",
};

const unset: Draft["values"] = {
  id: "",
  parentId: "",
  parentIds: "",
  refIds: "",
  url: "",
  expires: "3600",
  limit: String(limits.least),
  page: "1",
  order: "name",
};

/** Nothing is chosen yet. */
export const blank: Draft = { kind: "content", call: undefined, values: unset, filters: [] };

/** The order of a list where none is asked for. */
export const usualOrder = (call: Call | undefined): string =>
  call !== undefined && isList(call) ? orders[call] : unset.order;

export const isList = (call: Call): call is List => call !== "createPublicUrl";

/** Another call, in its own order; filters of other records do not fit it. */
export function withCall(draft: Draft, call: Call | undefined): Draft {
  return {
    ...draft,
    call,
    values: { ...draft.values, order: usualOrder(call) },
    filters: [],
  };
}

/** The other tab, where nothing is chosen yet. */
export const withKind = (draft: Draft, kind: Kind): Draft => ({
  ...withCall(draft, undefined),
  kind,
});

/** What a call is asked by. */
export function paramsOf(call: Call): FieldName[] {
  if (!isList(call)) return ["url"];
  return call === "documents" ? ["id", "refIds"] : ["id", "parentId", "parentIds"];
}

/** How its answer comes: how much of a list and in which order, and how long an address is good. */
export const configOf = (call: Call): FieldName[] =>
  isList(call) ? ["limit", "page", "order"] : ["expires"];
