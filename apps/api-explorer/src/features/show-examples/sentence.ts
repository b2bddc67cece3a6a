import type { Texts } from "@guildway/ui";
import { type Draft, isList } from "../../request/draft.ts";
import type { ApiRequest } from "../../request/request.ts";
import type { texts as requestTexts } from "../../request/texts.ts";
import type { texts } from "./texts.ts";

type Said<T> = T extends Texts<infer S> ? S : never;

/** What a request asks for, in words. */
export function sentenceOf(
  { call }: Draft,
  { query }: ApiRequest,
  text: Said<typeof texts>,
  { calls, operators }: Said<typeof requestTexts>,
): string {
  const value = (name: string) => query.find(([known]) => known === name)?.[1];
  if (!call || !isList(call)) return text.publicUrl(value("expires") ?? "3600");
  const conditions = query.flatMap(([name, given]) => {
    if (name === "id") return [`id ${operators["eq"]} ${text.quote(given)}`];
    const [, field, op = ""] = /^f\.(\w+)\[(.+)\]$/.exec(name) ?? [];
    const compared = given === "null" ? given : text.quote(given.split(",").join(", "));
    return field ? [`${field} ${operators[op] ?? op} ${compared}`] : [];
  });
  const order = (value("order") ?? "")
    .split(",")
    .map((field) => (field.startsWith("-") ? text.descending(field.slice(1)) : field));
  return [
    text.lists(calls[call]),
    conditions.length > 0 ? text.where + conditions.join(text.and) : "",
    text.by(order.join(", ")),
    text.atATime(value("limit") ?? "20", value("page") ?? "1"),
  ].join("");
}
