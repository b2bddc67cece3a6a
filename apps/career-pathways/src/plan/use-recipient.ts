import { useQuery } from "@tanstack/react-query";
import { locationQuery, organizationQuery, siteQuery } from "./queries.ts";
import { safeWebAddress } from "@guildway/rules/web-address";

/** Who receives a plan and what its maker enters. */
export interface Recipient {
  name: string;
  /** The web address of its privacy policy, where it has one. */
  privacyPolicy: string | undefined;
  /** How to reach who runs the site, where the plan is theirs. */
  contact?: string | undefined;
}

/** The plan's organisation, else that of its location, else who runs the site; undefined until it is known. */
export function useRecipient(
  orgId: string | null | undefined,
  locationId: string | null | undefined,
): Recipient | undefined {
  const isByPlace = !orgId && Boolean(locationId);
  const location = useQuery({ ...locationQuery(locationId ?? ""), enabled: isByPlace });
  const ownerId = orgId || (isByPlace ? location.data?.orgId : undefined);
  const organization = useQuery({ ...organizationQuery(ownerId ?? ""), enabled: Boolean(ownerId) });
  const site = useQuery({ ...siteQuery, enabled: !orgId && !isByPlace });
  const known = orgId || isByPlace ? organization.data : site.data?.provider;
  if (!known?.name) return undefined;
  const contact = ("contact" in known && known.contact) || undefined;
  return { name: known.name, privacyPolicy: safeWebAddress(known.privacyPolicy), contact };
}
