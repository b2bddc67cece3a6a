import { call } from "@guildway/api-client";
import { trackView } from "@guildway/api-contract";
import { readAuth } from "@guildway/auth";
import { useEffect } from "react";
import type { PageLink } from "../../links/page-link-query.ts";
import { isFirstView } from "./viewed-here.ts";

/** Counts that a link was followed, once for each time that it is opened. */
export function useCountedView({ id, pageId, orgId }: PageLink, counts: boolean): void {
  useEffect(() => {
    if (!counts || !orgId) return;
    const auth = readAuth();
    const body = {
      refId: id,
      refTable: "pageLinks" as const,
      orgId,
      isUnique: isFirstView(id, pageId),
      userId: auth.status === "signed-in" ? auth.user.id : null,
      language: navigator.language.slice(0, 40),
      platform: navigator.platform.slice(0, 100),
    };
    // A visitor has come for the page, whether they are counted or not.
    call(trackView, { body }).catch(console.error);
  }, [id, pageId, orgId, counts]);
}
