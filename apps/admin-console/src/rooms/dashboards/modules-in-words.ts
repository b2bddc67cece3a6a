import type { PageModule } from "@guildway/api-contract";
import type { UiLang } from "@guildway/ui";
import { texts } from "./texts.ts";

/** The kinds of some modules, each with how many records it shows. */
export function modulesInWords(
  modules: readonly PageModule[] | null | undefined,
  lang: UiLang,
): string {
  const { kinds } = texts[lang];
  return (modules ?? [])
    .map(({ moduleType, selectedIds = [] }) => `${kinds[moduleType]} (${selectedIds.length})`)
    .join(", ");
}

/** The kinds of some modules, each once. */
export function kindsInWords(modules: readonly PageModule[], lang: UiLang): string {
  const { kinds } = texts[lang];
  return [...new Set(modules.map(({ moduleType }) => kinds[moduleType]))].join(", ");
}
