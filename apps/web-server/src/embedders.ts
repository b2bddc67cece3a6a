const freshFor = 30_000;
const patience = 2000;
const originForm = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i;

/** Who may frame a page: our own, and for an embeddable front-end those whom the organisation in `?orgId=` allows. */
export function embedders(api: string, ownOrigins: readonly string[]) {
  const known = new Map<string, { until: number; origins: readonly string[] }>();

  /** `visitor` are the headers that say to the API for whom it is asked, so that who asks for many uses up their own share. */
  return async (
    embeddable: boolean,
    query: URLSearchParams,
    visitor: Record<string, string>,
  ): Promise<readonly string[]> => {
    const orgId = query.get("orgId");
    if (!embeddable || !orgId) return ownOrigins;
    const cached = known.get(orgId);
    if (cached && cached.until > Date.now()) return [...ownOrigins, ...cached.origins];
    const origins = await allowedBy(api, orgId, visitor);
    if (!origins) return [...ownOrigins, ...(cached?.origins ?? [])];
    // Ids come from anybody's address bar, so the memory of them is kept small.
    if (known.size > 1000) known.clear();
    known.set(orgId, { until: Date.now() + freshFor, origins });
    return [...ownOrigins, ...origins];
  };
}

/** Undefined when the API does not answer; what is not a plain origin is dropped, since it would end up in a header. */
async function allowedBy(
  api: string,
  orgId: string,
  headers: Record<string, string>,
): Promise<string[] | undefined> {
  try {
    const url = new URL("/v1/embed/frame-ancestors", api);
    url.searchParams.set("orgId", orgId);
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
    if (!response.ok) return undefined;
    const { origins } = (await response.json()) as { origins?: unknown };
    if (!Array.isArray(origins)) return undefined;
    return origins
      .filter((origin) => typeof origin === "string")
      .filter((origin) => originForm.test(origin));
  } catch {
    return undefined;
  }
}
