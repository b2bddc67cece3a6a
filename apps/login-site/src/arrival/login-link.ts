import type { Action, Arrival } from "./arrival.ts";

/** The address of another screen of this site, for the same organization, class, way on and language; without an action, the sign-in. */
export function loginLink(
  { organizationSlug, continueUrl, registration, inviteId, inviteGrant, state }: Arrival,
  lang: string,
  action?: Action,
): string {
  const query = new URLSearchParams();
  const named = {
    action,
    classId: registration?.classId,
    extRegClassId: registration?.extRegClassId,
    cohortId: registration?.cohortId,
    eUnitIds: registration?.eUnitIds.join(","),
    inviteId,
    inviteGrant,
    continueUrl,
    state,
    lang,
  };
  for (const [name, value] of Object.entries(named)) if (value) query.set(name, value);
  return `/${organizationSlug ?? ""}?${query}`;
}
