import { type Draft, type FieldName, isList, limits } from "./draft.ts";

/** What a draft cannot be sent with, field by field. */
export type DraftFaults = Partial<Record<"limit" | "page" | "call", true>>;

/** What is missing or out of its bounds; no request is made of such a draft. */
export function draftFaults({ call, values }: Draft): DraftFaults {
  if (!call) return { call: true };
  if (!isList(call)) return {};
  return {
    ...(!isWithin(values.limit, limits.least, limits.most) && { limit: true }),
    ...(!isWithin(values.page, 1, Infinity) && { page: true }),
  };
}

/** Empty is not sent, so that it is in bounds. */
function isWithin(typed: string, least: number, most: number): boolean {
  const value = typed.trim();
  return value === "" || (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most);
}

/** The field of the form that a parameter of the query was made from. */
export function fieldOfParameter(parameter: string): FieldName | undefined {
  return (
    {
      id: "id",
      "f.parentId[eq]": "parentId",
      "f.parentId[is]": "parentId",
      parentId: "parentId",
      "f.parentIds[ov]": "parentIds",
      parentIds: "parentIds",
      "f.refId[in]": "refIds",
      refId: "refIds",
      url: "url",
      expires: "expires",
      limit: "limit",
      page: "page",
      order: "order",
    } as Record<string, FieldName>
  )[parameter];
}
