import type { RowOf } from "@guildway/api-client";
import {
  type apprenticeAgreements,
  type employerAgreements,
  type location,
  sponsors,
} from "@guildway/api-contract";
import type { LoadedQuery } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { holdsSponsor, type SponsorLine, sponsorLine } from "../paper/sponsor-signature.ts";
import { organizationQuery } from "./record-query.ts";
import { usePart } from "./use-part.ts";

type Agreement = RowOf<typeof employerAgreements> | RowOf<typeof apprenticeAgreements>;

/** What stands on the sponsor's line of an agreement; the sponsor is the first manager of its place. */
export function useSponsorLine(
  agreement: Agreement | undefined,
  place: RowOf<typeof location> | null | undefined,
  grant: string | undefined,
): LoadedQuery<SponsorLine> {
  const orgId = agreement?.orgId;
  const organization = useQuery({ ...organizationQuery(orgId ?? ""), enabled: Boolean(orgId) });
  const isHeld = agreement && holdsSponsor(agreement);
  const managerId = isHeld
    ? null
    : place === undefined
      ? undefined
      : (place?.managerIds?.[0] ?? null);
  const { data: sponsor, ...query } = usePart(sponsors, managerId, grant);
  const sponsorsSign = organization.data?.sponsorsSign === true;
  return {
    ...query,
    data:
      agreement && sponsor !== undefined
        ? sponsorLine(agreement, sponsor, sponsorsSign)
        : undefined,
  };
}
