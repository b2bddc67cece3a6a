import { type ReactNode, useState } from "react";
import { startPageLanguage } from "./page-language.ts";
import { UiLanguage } from "./ui-language.tsx";
import { usePageLanguage } from "./use-page-language.ts";

/** Lets everything inside speak the language of the page, and the other one once `LanguageChoice` was used. */
export function SpeaksPageLanguage({ children }: { children: ReactNode }) {
  // The address may have come to name another language since an earlier page started.
  useState(startPageLanguage);
  return <UiLanguage lang={usePageLanguage()}>{children}</UiLanguage>;
}
