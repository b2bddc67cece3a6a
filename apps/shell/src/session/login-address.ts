/** What the login site is told, in the specification's names. */
export interface LoginReason {
  errorCode?: string;
  errorMessage?: string;
  action?: string;
  organizationSlug?: string;
}

/** The login site's address for a reason; it hands the browser back to `/sso` with the same `continueUrl`, an absolute one. */
export function loginAddress(
  loginSiteUrl: string,
  continueUrl: string,
  { organizationSlug, ...query }: LoginReason = {},
): string {
  const address = new URL(
    organizationSlug ? `/${encodeURIComponent(organizationSlug)}` : "/",
    loginSiteUrl,
  );
  for (const [name, value] of Object.entries({ continueUrl, ...query })) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
}
