import { type Call, type Draft, isList, usualOrder } from "./draft.ts";

/** What is asked of the API: a path, and what stands behind its question mark. */
export interface ApiRequest {
  path: string;
  query: readonly (readonly [name: string, value: string])[];
}

/** Of a passage only these are asked for. */
const passageFields = "rawText,id,refId,pageNumber,metadata";

/** The request that a draft means; none while no call is chosen. What is empty is not sent. */
export function requestOf({ call, values, filters }: Draft): ApiRequest | undefined {
  if (!call) return undefined;
  if (!isList(call))
    return {
      path: pathOf(call),
      query: [["url", values.url.trim()], ...given("expires", values.expires)],
    };
  const { limit, page, id, refIds, parentIds } = values;
  const isPassage = call === "documents";
  return {
    path: pathOf(call),
    query: [
      ...given("limit", limit),
      ["order", values.order.trim() || usualOrder(call)],
      ...given("page", page),
      ...given("id", id),
      ...(isPassage ? given("f.refId[in]", listed(refIds)) : parentOf(call, values.parentId)),
      ...(isPassage ? [] : given("f.parentIds[ov]", listed(parentIds))),
      ...(isPassage ? given("select", passageFields) : []),
      ...filters
        .filter(({ field }) => field !== "")
        .map(({ field, op, value }) => [`f.${field}[${op}]`, value] as const),
    ],
  };
}

/** Where a call is made. */
export const pathOf = (call: Call): string =>
  isList(call) ? `/v1/api/content/${call}` : "/v1/api/actions/create-public-url";

/** The whole address, with the brackets of filters as one would type them. */
export function addressOf(base: string, { path, query }: ApiRequest): string {
  if (query.length === 0) return base + path;
  const words = query.map(([name, value]) => `${readable(name)}=${readable(value)}`);
  return `${base}${path}?${words.join("&")}`;
}

const readable = (text: string): string =>
  encodeURIComponent(text).replaceAll(/%(5B|5D|2C|3A|2F)/g, decodeURIComponent);

/** The word null asks for what stands at the top. */
function parentOf(call: Call, typed: string): ApiRequest["query"] {
  const parentId = typed.trim();
  if (parentId === "") return [];
  if (parentId === "null") return [["f.parentId[is]", "null"]];
  return [
    ["f.parentId[eq]", parentId],
    ...(call === "resources" ? ([["f.parentType[eq]", "resourceGroup"]] as const) : []),
  ];
}

const given = (name: string, value: string): ApiRequest["query"] =>
  value.trim() === "" ? [] : [[name, value.trim()]];

/** A list as it is sent, of one that was typed with spaces and commas too many. */
const listed = (typed: string): string =>
  typed
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .join(",");
