import { useTexts } from "@guildway/ui";
import type { Passage } from "../../conversation/conversation.ts";
import { texts } from "./texts.ts";

/** What the passage of a number is called: its resource and its page, as far as they are known. */
export function useSourceName(passages: readonly Passage[]): (number: number) => string {
  const { page } = useTexts(texts);
  return (number) => {
    const { name = "", pageNumber = null } = passages[number - 1] ?? {};
    return pageNumber === null ? name : `${name}, ${page(pageNumber)}`;
  };
}
