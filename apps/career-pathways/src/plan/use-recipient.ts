import { useQuery } from "@tanstack/react-query";
import { organizationQuery, siteQuery } from "./queries.ts";
import { safeWebAddress } from "./web-address.ts";

/** Who receives a plan and what its maker enters. */
export interface Recipient {
  name: string;
  /** The web address of its privacy policy, where it has one. */
  privacyPolicy: string | undefined;
}

/** The plan's organisation, or who runs the site where it has none; undefined until it is known. */
export function useRecipient(orgId: string | null | undefined): Recipient | undefined {
  const organization = useQuery({ ...organizationQuery(orgId ?? ""), enabled: Boolean(orgId) });
  const site = useQuery({ ...siteQuery, enabled: !orgId });
  const known = orgId ? organization.data : site.data?.provider;
  if (!known?.name) return undefined;
  return { name: known.name, privacyPolicy: safeWebAddress(known.privacyPolicy) };
}
