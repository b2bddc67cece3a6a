import { keepMark, linkTo } from "@guildway/federation";
import { Navigate, useSearchParams } from "@guildway/router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onward } from "../../links/onward.ts";
import { keepPageGrant } from "../../links/page-grants.ts";
import type { PageLink } from "../../links/page-link-query.ts";
import { pageMark } from "../../links/page-mark.ts";
import { organizationByIdQuery, organizationQuery } from "../../organization/organization-query.ts";
import { PageOf } from "../public-page/page-of.tsx";

/**
 * Leads to the page of a link, which a visitor reaches who is marked as having come by it. Whose browser keeps no mark, or
 * runs no script, reads the page here.
 */
export function LinkedPage({
  link,
  pageId,
  grant,
}: {
  link: PageLink;
  pageId: string;
  grant: string | undefined;
}) {
  const [address] = useSearchParams();
  const [isMarked] = useState(() => typeof document !== "undefined" && keepMark(pageMark(pageId)));
  const queries = useQueryClient();
  const organization = useQuery(organizationByIdQuery(link.orgId ?? ""));
  const orgSlug = organization.data?.slug;
  const leads = isMarked && orgSlug ? orgSlug : undefined;
  if (leads !== undefined) {
    keepPageGrant(pageId, grant);
    // The page begins with what is here already, so that nothing on it moves.
    queries.setQueryData(organizationQuery(leads).queryKey, organization.data);
  }
  return (
    <>
      <PageOf
        pageId={pageId}
        grant={grant}
        organization={organization}
        indexed={link.hasAccessCode !== true}
        opensMaterials={leads === undefined}
      />
      {leads !== undefined && (
        <Navigate
          to={linkTo("public-pages.publicPage", { orgSlug: leads, pageId }, onward(address))}
          replace
        />
      )}
    </>
  );
}
