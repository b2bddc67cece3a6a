import { type FirstQueries, linkTo } from "@guildway/federation";
import { useParams, useSearchParams } from "@guildway/router";
import { Skeleton } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { LinkCode } from "../features/enter-link-code/link-code.tsx";
import { useLinkGrant } from "../features/enter-link-code/use-link-grant.ts";
import { GoTo } from "../head/go-to.tsx";
import { pageLinkQuery } from "../links/page-link-query.ts";
import { OpenLink } from "./page-link/open-link.tsx";
import { PublicSurround } from "@guildway/ui/public-foot";

export const firstQueries: FirstQueries = ({ params: { pageLinkId } }) =>
  pageLinkId ? [pageLinkQuery(pageLinkId)] : [];

/** A link that an organization gives out: it leads elsewhere, or to a page. */
export default function PageLinkPage() {
  const { pageLinkId } = useParams();
  if (!pageLinkId) return <GoTo to="/" />;
  return (
    <PublicSurround>
      <PageLink key={pageLinkId} id={pageLinkId} />
    </PublicSurround>
  );
}

/** Over, then its code, then on. */
function PageLink({ id }: { id: string }) {
  const [address] = useSearchParams();
  const code = useLinkGrant(id);
  const link = useQuery(pageLinkQuery(id, code.grant));
  if (link.isError || link.data === null) return <GoTo to={messageOf("error", id)} />;
  if (link.data === undefined) return code.grant ? <LinkCode {...code} /> : <Skeleton lines={8} />;
  const { inactive, hasAccessCode, orgId } = link.data;
  if (inactive) return <GoTo to={messageOf("inactive", id)} />;
  if (hasAccessCode && !orgId) return <LinkCode {...code} />;
  return <OpenLink link={link.data} grant={code.grant} counts={address.get("nt") !== "true"} />;
}

const messageOf = (messageType: string, id: string) =>
  linkTo("public-pages.pageMessage", { messageType }, { id });
