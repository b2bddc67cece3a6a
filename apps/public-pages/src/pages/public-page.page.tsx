import { type FirstQueries, hasMark, linkTo, removeMark } from "@guildway/federation";
import { useParams, useSearchParams } from "@guildway/router";
import { Loaded } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { GoTo } from "../head/go-to.tsx";
import { linksOfPageQuery } from "../links/page-link-query.ts";
import { onward } from "../links/onward.ts";
import { pageGrant } from "../links/page-grants.ts";
import { pageMark } from "../links/page-mark.ts";
import { wayBack } from "../links/way-back.ts";
import { organizationQuery } from "../organization/organization-query.ts";
import { pageQuery } from "../records/page-query.ts";
import { PublicSurround } from "@guildway/ui/public-foot";
import { NoPage } from "./public-page/no-page.tsx";
import { PageOf } from "./public-page/page-of.tsx";

export const firstQueries: FirstQueries = ({ params: { orgSlug = "", pageId = "" } }) => [
  organizationQuery(orgSlug),
  pageQuery(pageId, pageGrant(pageId)),
];

/** A page of an organization, for who has come by its link. */
export default function PublicPagePage() {
  const { orgSlug = "", pageId = "" } = useParams();
  return (
    <PublicSurround>
      <PublicPage key={pageId} orgSlug={orgSlug} pageId={pageId} />
    </PublicSurround>
  );
}

function PublicPage({ orgSlug, pageId }: { orgSlug: string; pageId: string }) {
  const [isMarked] = useState(() => hasMark(pageMark(pageId)));
  const grant = pageGrant(pageId);
  const organization = useQuery(organizationQuery(orgSlug));
  const page = useQuery(pageQuery(pageId, grant));
  const isRead = page.data !== undefined;
  useEffect(() => {
    if (isRead) removeMark(pageMark(pageId));
  }, [isRead, pageId]);
  // What a code had opened is closed again once the document is another.
  const isClosed = page.data === null && grant === undefined;
  if (!isMarked || isClosed) return <BackToLink pageId={pageId} onlyClosed={isMarked} />;
  return <PageOf pageId={pageId} grant={grant} organization={organization} indexed={false} />;
}

/** Who comes to a page without its link goes back to it; what cannot be seen by any open link leads back by a code alone. */
function BackToLink({ pageId, onlyClosed }: { pageId: string; onlyClosed: boolean }) {
  const [address] = useSearchParams();
  const links = useQuery(linksOfPageQuery(pageId));
  const page = useQuery(pageQuery(pageId, pageGrant(pageId)));
  return (
    <Loaded query={links}>
      {(known) => {
        const link = wayBack(known.filter(({ hasAccessCode }) => !onlyClosed || hasAccessCode));
        if (!link)
          return (
            <Loaded query={page}>
              {(found) => <NoPage id={pageId} why={found ? "no-link" : "no-page"} />}
            </Loaded>
          );
        const query = { ...onward(address), nt: true };
        return <GoTo to={linkTo("public-pages.pageLink", { pageLinkId: link.id }, query)} />;
      }}
    </Loaded>
  );
}
