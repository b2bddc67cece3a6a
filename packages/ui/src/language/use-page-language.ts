import { useSyncExternalStore } from "react";
import { onLanguageChosen, pageLanguage } from "./page-language.ts";
import type { UiLang } from "./texts.ts";

/** The language of the page, as its address, its visitor's choice or their browser says. */
export function usePageLanguage(): UiLang {
  return useSyncExternalStore(onLanguageChosen, pageLanguage, pageLanguage);
}
