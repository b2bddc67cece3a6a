import { readableMembership, wordFor } from "@guildway/rules";
import type { UiLang } from "@guildway/ui";
import { texts } from "./texts.ts";

/** What a person's membership that counts is called; an empty text where they have none. */
export function membershipName(
  user: { membership?: readonly string[] | null | undefined },
  lang: UiLang,
): string {
  const membership = readableMembership(user.membership) ?? "";
  return wordFor(texts[lang].memberships, membership);
}
