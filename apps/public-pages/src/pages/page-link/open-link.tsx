import { defineTexts, useTexts } from "@guildway/ui";
import { webAddress } from "../../addresses/web-address.ts";
import { useCountedView } from "../../features/count-view/use-counted-view.ts";
import { Leaving } from "../../features/leave-for-address/leaving.tsx";
import { usePageHead } from "../../head/use-page-head.ts";
import type { PageLink } from "../../links/page-link-query.ts";
import { LinkedPage } from "./linked-page.tsx";

const texts = defineTexts({ id: (id: string) => `ID: ${id}` }, { id: (id) => `ID: ${id}` });

/** Where a link leads that is open: elsewhere, to a page, or nowhere yet. */
export function OpenLink({
  link,
  grant,
  counts,
}: {
  link: PageLink;
  grant: string | undefined;
  /** Whether its view is counted. */
  counts: boolean;
}) {
  useCountedView(link, counts);
  const { pageId, enablePageContent } = link;
  const address = webAddress(link.url);
  if (address && !(pageId && enablePageContent)) return <Leaving to={address} />;
  if (pageId) return <LinkedPage link={link} pageId={pageId} grant={grant} />;
  return <LeadsNowhere id={link.id} />;
}

function LeadsNowhere({ id }: { id: string }) {
  const title = useTexts(texts).id(id);
  usePageHead({ frame: { title, organization: null } });
  return <h1>{title}</h1>;
}
