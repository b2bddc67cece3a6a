import { type Withheld, withholdPrivateFacts } from "@guildway/rules/assistant";
import type { UiLang } from "@guildway/ui";
import { privateFacts } from "./texts.ts";

/** A text as it may leave the browser today. */
export const withhold = (text: string, lang: UiLang): Withheld =>
  withholdPrivateFacts(text.trim(), privateFacts[lang], new Date());
