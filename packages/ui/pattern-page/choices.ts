import type { Theme, UiLang } from "../src/index.ts";

export const themes = ["system", "light", "dark"] as const satisfies readonly Theme[];
export const registers = ["public", "staff"] as const;
export const langs = ["en", "es"] as const satisfies readonly UiLang[];

export type Shown = {
  theme: (typeof themes)[number];
  register: (typeof registers)[number];
  lang: (typeof langs)[number];
};

/** What the address asks to see, as in `?theme=dark&register=staff&lang=es`. */
export function shownFromUrl(query: URLSearchParams): Shown {
  return {
    theme: themes.find((theme) => theme === query.get("theme")) ?? "system",
    register: registers.find((register) => register === query.get("register")) ?? "public",
    lang: langs.find((lang) => lang === query.get("lang")) ?? "en",
  };
}
