/** What the address of the tool says. */
export interface ToolAddress {
  /** What was searched for. */
  q: string | undefined;
  /** The O*NET code of the chosen occupation. */
  occupation: string | undefined;
  /** The ZIP code to begin with. */
  zip: string | undefined;
  /** The O*NET codes of occupations to compare, with commas between; an empty list is a comparison to begin. */
  compare: string | undefined;
  /** How the visitor explores without a word: by interests, pay or openings. */
  explore: string | undefined;
  /** The answers of who explores by interests, once all are given. */
  profile: string | undefined;
  /** The id of a stored plan that is being changed. */
  plan: string | undefined;
  orgId: string | undefined;
  locationId: string | undefined;
  embedded: boolean;
  /** A keyword that starts a search at once and does not stay in the address. */
  occupationKeyword: string | undefined;
}

/** Where the product begins; an invalid location sends the browser here. */
export const productHome = "/";

/** Reads the tool's address; blank values count as absent. */
export function readToolAddress(query: URLSearchParams): ToolAddress {
  const given = (name: string) => query.get(name)?.trim() || undefined;
  return {
    q: given("q"),
    occupation: given("occupation"),
    zip: given("zip"),
    compare: query.get("compare") ?? undefined,
    explore: given("explore"),
    profile: given("profile"),
    plan: given("plan"),
    orgId: given("orgId"),
    locationId: given("locationId"),
    embedded: query.get("embedded") === "true",
    occupationKeyword: given("occupationKeyword"),
  };
}

/** The same query with some values replaced, or taken out where they are undefined. */
export function changedQuery(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  return changed;
}

/** What stays in the address from page to page inside a partner's frame. */
export function frameQuery(query: URLSearchParams): Record<string, string | undefined> {
  if (query.get("embedded") !== "true") return {};
  const kept = ["embedded", "parentOrigin", "orgId", "locationId", "lang", "color", "theme"];
  return Object.fromEntries(kept.map((name) => [name, query.get(name) ?? undefined]));
}
