import { useCurrentPageFrame } from "@guildway/federation";
import { matchPath, useLocation } from "@guildway/router";
import { useEffect } from "react";

import type { RemoteRoute } from "../start/remote-routes.ts";
import { pageTitle } from "./page-title.ts";

const brand = "Guildway";

/** Titles the document: what the page says of itself, else its manifest, else its address. */
export function usePageTitle(routes: readonly RemoteRoute[]): void {
  const { pathname } = useLocation();
  const { title } = useCurrentPageFrame();
  const shown =
    title ?? routes.find(({ path }) => matchPath(path, pathname))?.title ?? pageTitle(pathname);
  useEffect(() => {
    document.title = `${shown} | ${brand}`;
  }, [shown]);
}
