import { matchPath, useLocation } from "@guildway/router";
import { UiLanguage, usePageLanguage } from "@guildway/ui";
import { type ReactNode, useLayoutEffect } from "react";

import { useRoutes } from "../start/routes-context.ts";

/** Speaks the visitor's language on public pages, and says so on the document; the staff's pages are in English. */
export function ShellLanguage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isStaffPage =
    useRoutes().find(({ path }) => matchPath(path, pathname))?.frame === "standard";
  const visitors = usePageLanguage();
  const lang = isStaffPage ? "en" : visitors;
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return <UiLanguage lang={lang}>{children}</UiLanguage>;
}
