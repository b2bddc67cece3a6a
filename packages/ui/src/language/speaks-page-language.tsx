import { type ReactNode, useState, useSyncExternalStore } from "react";
import { onLanguageChosen, pageLanguage, startPageLanguage } from "./page-language.ts";
import { UiLanguage } from "./ui-language.tsx";

/** Lets everything inside speak the language of the page, and the other one once `LanguageChoice` was used. */
export function SpeaksPageLanguage({ children }: { children: ReactNode }) {
  // The address may have come to name another language since an earlier page started.
  useState(startPageLanguage);
  const lang = useSyncExternalStore(onLanguageChosen, pageLanguage);
  return <UiLanguage lang={lang}>{children}</UiLanguage>;
}
