import { Button, startPageLanguage, UiLanguage, useLanguage } from "@guildway/ui";
import { createContext, type ReactNode, use, useState } from "react";

const SwitchLanguage = createContext<(lang: string) => void>(() => {});

/** Speaks the language of the page, and another one without a reload: that would lose what was typed and a mailed link's secret. */
export function PageLanguage({ children }: { children: ReactNode }) {
  const [lang, setLang] = useState(startPageLanguage);
  const switchTo = (other: string) => {
    const address = new URL(location.href);
    address.searchParams.set("lang", other);
    history.replaceState(history.state, "", address);
    setLang(startPageLanguage());
  };
  return (
    <SwitchLanguage value={switchTo}>
      <UiLanguage lang={lang}>{children}</UiLanguage>
    </SwitchLanguage>
  );
}

/** Offers the other language, in that language's own words. */
export function LanguageSwitch() {
  const switchTo = use(SwitchLanguage);
  const other = useLanguage() === "en" ? "es" : "en";
  return (
    <Button variant="quiet" lang={other} onClick={() => switchTo(other)}>
      {other === "es" ? "Español" : "English"}
    </Button>
  );
}
