import type { ReactNode } from "react";
import { Language, type UiLang } from "./texts.ts";

/** Says in which language the parts inside speak their own few words; without it they speak English. */
export function UiLanguage({ lang, children }: { lang: UiLang; children: ReactNode }) {
  return <Language value={lang}>{children}</Language>;
}
