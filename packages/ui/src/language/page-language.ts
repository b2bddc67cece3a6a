import type { UiLang } from "./words.ts";

const cookieName = "gw-lang";

/** The language of this page: `?lang=` first, then what was chosen before, else English. Also says it on `<html>`. */
export function startPageLanguage(): UiLang {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) remember(asked);
  const lang = isLanguage(asked) ? asked : remembered();
  document.documentElement.lang = lang;
  return lang;
}

/** Speaks another language from now on; the page starts again in it, with its address unchanged but for `lang`. */
export function chooseLanguage(lang: UiLang): void {
  remember(lang);
  const address = new URL(location.href);
  address.searchParams.set("lang", lang);
  location.replace(address);
}

function remembered(): UiLang {
  const value = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie)?.[1];
  return isLanguage(value) ? value : "en";
}

function remember(lang: UiLang): void {
  document.cookie = `${cookieName}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function isLanguage(value: unknown): value is UiLang {
  return value === "en" || value === "es";
}
