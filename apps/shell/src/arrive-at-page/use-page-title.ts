import { useCurrentPageFrame } from "@guildway/federation";
import { matchPath, useLocation } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { useEffect } from "react";

import type { RemoteRoute } from "../start/remote-routes.ts";
import { texts } from "../pages/texts.ts";
import { isSigningIn, pageTitle } from "./page-title.ts";

const brand = "Guildway";

/** Titles the document: what the page says of itself, else its manifest, else its address. */
export function usePageTitle(routes: readonly RemoteRoute[]): void {
  const { pathname } = useLocation();
  const { title, wholeTitle } = useCurrentPageFrame();
  const { signingIn } = useTexts(texts);
  const shown =
    title ??
    routes.find(({ path }) => matchPath(path, pathname))?.title ??
    (isSigningIn(pathname) ? signingIn : pageTitle(pathname));
  useEffect(() => {
    document.title = wholeTitle ?? `${shown} | ${brand}`;
  }, [shown, wholeTitle]);
}
