import { useTexts } from "@guildway/ui";
import type { AnyRoom } from "../room.ts";
import type { Words } from "../text-of.ts";
import { useWords } from "../use-words.ts";
import { formTexts } from "./texts.ts";

/** What a room says, with what the forms of all rooms say. */
export type FormWords = Words & { form: (typeof formTexts)["en"] };

/** What a room and its form say in the language of the page. */
export function useFormWords(room: AnyRoom): FormWords {
  return { ...useWords(room), form: useTexts(formTexts) };
}
