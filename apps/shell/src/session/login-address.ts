/** What the login site is told, in the specification's names. */
export interface LoginReason {
  errorCode?: string;
  errorMessage?: string;
  organizationSlug?: string;
  /** What this browser keeps until it is handed back. */
  state?: string;
  /** The query of a link to /login, such as a course's sign-up link; what of it the login site knows is handed on. */
  asked?: URLSearchParams;
}

const handedOn = [
  "action",
  "pcp",
  "classId",
  "extRegClassId",
  "cohortId",
  "eUnitIds",
  "inviteId",
  "inviteGrant",
  "lang",
];

/** The login site's address for a reason; it hands the browser back to `/sso` with the same `continueUrl`, an absolute one. */
export function loginAddress(
  loginSiteUrl: string,
  continueUrl: string,
  { organizationSlug, asked, ...query }: LoginReason = {},
): string {
  const address = new URL(
    organizationSlug ? `/${encodeURIComponent(organizationSlug)}` : "/",
    loginSiteUrl,
  );
  for (const [name, value] of Object.entries({ continueUrl, ...query })) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  for (const name of handedOn) {
    const value = asked?.get(name);
    if (value) address.searchParams.set(name, value);
  }
  return address.href;
}
