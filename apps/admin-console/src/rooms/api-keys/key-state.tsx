import type { RowOf } from "@guildway/api-client";
import type { programKeys } from "@guildway/api-contract";
import { Tag, type UiLang, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

type Key = RowOf<typeof programKeys>;

const stateOf = ({ revokedAt }: Key) => (revokedAt ? "revoked" : "active");

/** Whether programs can use a key. */
export function KeyState({ row }: { row: Key }) {
  const state = stateOf(row);
  return (
    <Tag tone={state === "active" ? "green" : "red"}>{useTexts(texts).choices.state[state]}</Tag>
  );
}

/** The same in words. */
export function keyStateText(row: Key, { lang }: { lang: UiLang }): string {
  return texts[lang].choices.state[stateOf(row)];
}
