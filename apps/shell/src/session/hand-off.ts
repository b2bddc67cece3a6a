/** What the login site hands over in `/sso?token=…&continueUrl=…`. */
export interface HandOff {
  token: string | undefined;
  /** Where to go on, always on this origin. */
  continueTo: string;
}

/** Reads the hand-over and takes the token out of the address bar and the history at once. */
export function takeHandOff(): HandOff {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, "", location.pathname);
  return {
    token: query.get("token") ?? undefined,
    continueTo: continueTo(query.get("continueUrl"), location.origin),
  };
}

/** The path of an address on this origin; any other address leads to the start page. */
export function continueTo(continueUrl: string | null, origin: string): string {
  const url = URL.parse(continueUrl ?? "/", origin);
  // A path that begins with two slashes would name another site.
  return url?.origin === origin && !url.pathname.startsWith("//")
    ? `${url.pathname}${url.search}${url.hash}`
    : "/";
}
