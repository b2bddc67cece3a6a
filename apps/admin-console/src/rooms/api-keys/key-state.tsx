import type { RowOf } from "@guildway/api-client";
import type { programKeys } from "@guildway/api-contract";
import { Tag, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

const tones = { active: "green", expired: "amber", revoked: "red" } as const;

/** Whether programs can use a key. */
export function KeyState({ row: { state } }: { row: RowOf<typeof programKeys> }) {
  const words = useTexts(texts).choices.state;
  return state ? <Tag tone={tones[state]}>{words[state]}</Tag> : null;
}
