import type { UiLang } from "./texts.ts";

const cookieName = "gw-lang";
const listeners = new Set<() => void>();
let current: UiLang | undefined;

/** The language of this page: `?lang=` first, then what was chosen before, then what the browser asks for, else English. Also says it on `<html>`. */
export function startPageLanguage(): UiLang {
  // Where no browser is, who draws the page has said it.
  if (typeof document === "undefined") return (current ??= "en");
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) remember(asked);
  current = isLanguage(asked) ? asked : (remembered() ?? ofBrowser());
  document.documentElement.lang = current;
  return current;
}

/** Says in which language pages are drawn where no browser is. */
export function speakLanguage(lang: UiLang): void {
  current = lang;
}

/** Speaks another language from now on, with nothing that was typed lost; the address says so too. */
export function chooseLanguage(lang: UiLang): void {
  remember(lang);
  const address = new URL(location.href);
  address.searchParams.set("lang", lang);
  history.replaceState(history.state, "", address);
  startPageLanguage();
  for (const listener of listeners) listener();
}

/** The language that the page speaks now. */
export function pageLanguage(): UiLang {
  return current ?? startPageLanguage();
}

/** Tells when another language is chosen. */
export function onLanguageChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remembered(): UiLang | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie)?.[1];
  return isLanguage(value) ? value : undefined;
}

function ofBrowser(): UiLang {
  return navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";
}

function remember(lang: UiLang): void {
  document.cookie = `${cookieName}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function isLanguage(value: unknown): value is UiLang {
  return value === "en" || value === "es";
}
