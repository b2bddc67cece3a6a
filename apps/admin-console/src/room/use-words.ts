import { useTexts } from "@guildway/ui";
import type { AnyRoom } from "./room.ts";
import type { Words } from "./text-of.ts";
import { common } from "./texts.ts";

/** What a room says in the language of the page. */
export function useWords({ texts }: AnyRoom): Words {
  return { ...useTexts(texts), common: useTexts(common) };
}
