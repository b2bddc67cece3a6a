import { createContext, use, type ReactNode } from "react";
import { words, type UiLang } from "./words.ts";

export const Language = createContext<UiLang>("en");

/** Says in which language the parts inside speak their own few words; without it they speak English. */
export function UiLanguage({ lang, children }: { lang: UiLang; children: ReactNode }) {
  return <Language value={lang}>{children}</Language>;
}

export function useWords() {
  return words[use(Language)];
}
