/** What a query is made of; what is undefined is left out. */
export type Query = Record<string, string | number | boolean | undefined>;

/** A route pattern with its `:names` filled in; an optional `:name?` without a value is left out. */
export function fillPath(
  pattern: string,
  params: Record<string, string | undefined>,
  query: Query = {},
): string {
  const segments = pattern.split("/").flatMap((segment) => {
    if (!segment.startsWith(":")) return [segment];
    const value = params[segment.slice(1).replace(/\?$/, "")];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return (segments.join("/") || "/") + queryString(query);
}

/** The address of a page with nothing filled in; undefined where its pattern needs a value. */
export function plainAddress(pattern: string): string | undefined {
  const needsValue = pattern.split("/").some((part) => part.startsWith(":") && !part.endsWith("?"));
  return needsValue ? undefined : fillPath(pattern, {});
}

function queryString(query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
