import { type UiLang, useLanguage } from "@guildway/ui";
import type { AnyRoom } from "./room.ts";
import type { Words } from "./text-of.ts";
import { common } from "./texts.ts";

/** What a room says in the language of the page. */
export function useWords(room: AnyRoom): Words {
  return wordsOf(room, useLanguage());
}

/** What a room says in a language, with what all rooms say. */
export function wordsOf({ texts }: AnyRoom, lang: UiLang): Words {
  const own = texts[lang];
  return { ...own, fields: { ...common[lang].fields, ...own.fields }, common: common[lang] };
}
