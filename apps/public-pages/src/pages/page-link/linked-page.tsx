import { keepMark, linkTo } from "@guildway/federation";
import { Navigate, useSearchParams } from "@guildway/router";
import { Skeleton } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { onward } from "../../links/onward.ts";
import { keepPageGrant } from "../../links/page-grants.ts";
import type { PageLink } from "../../links/page-link-query.ts";
import { pageMark } from "../../links/page-mark.ts";
import { organizationByIdQuery } from "../../organization/organization-query.ts";
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
  const organization = useQuery(organizationByIdQuery(link.orgId ?? ""));
  const orgSlug = organization.data?.slug;
  if (isMarked && organization.isPending) return <Skeleton lines={8} />;
  if (isMarked && orgSlug) {
    keepPageGrant(pageId, grant);
    const to = linkTo("public-pages.publicPage", { orgSlug, pageId }, onward(address));
    return <Navigate to={to} replace />;
  }
  return (
    <PageOf
      pageId={pageId}
      grant={grant}
      organization={organization}
      indexed={link.hasAccessCode !== true}
    />
  );
}
