import { createContext, use } from "react";

/** The languages that we speak. */
export type UiLang = "en" | "es";

export const Language = createContext<UiLang>("en");

/** A feature's texts in both languages; English decides the shape, so a missing translation does not compile. */
export type Texts<T> = Readonly<Record<UiLang, T>>;

/** Declares a feature's texts. */
export function defineTexts<T>(en: T, es: NoInfer<T>): Texts<T> {
  return { en, es };
}

/** The texts in the language of the page. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[use(Language)];
}

/** The language in which the page speaks. */
export function useLanguage(): UiLang {
  return use(Language);
}
