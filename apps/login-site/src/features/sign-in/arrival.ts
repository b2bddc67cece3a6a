/** Why and from where a browser came to the login site. */
export interface Arrival {
  /** Where to go after signing in; undefined where the visitor came on their own. */
  continueUrl: string | undefined;
  organizationSlug: string | undefined;
  errorCode: string | undefined;
  errorMessage: string | undefined;
}

/** Reads the arrival from the address. */
export function readArrival(address: URL): Arrival {
  const given = (name: string) => address.searchParams.get(name) || undefined;
  const [, slug] = address.pathname.split("/");
  return {
    continueUrl: given("continueUrl"),
    organizationSlug: slug && /^[a-z0-9-]{1,80}$/.test(slug) ? slug : undefined,
    errorCode: given("errorCode"),
    errorMessage: given("errorMessage")?.slice(0, 200),
  };
}
