import { UiLanguage, usePageLanguage } from "@guildway/ui";
import { type ReactNode, useLayoutEffect } from "react";

/** Speaks the language of who is here, and says so on the document. */
export function ShellLanguage({ children }: { children: ReactNode }) {
  const lang = usePageLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return <UiLanguage lang={lang}>{children}</UiLanguage>;
}
