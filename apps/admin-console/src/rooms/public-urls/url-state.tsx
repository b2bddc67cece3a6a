import type { RowOf } from "@guildway/api-client";
import type { publicUrls } from "@guildway/api-contract";
import { Tag, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

const tones = { active: "green", expired: "neutral", revoked: "red" } as const;

/** Whether a public URL opens its file. */
export function UrlState({ row: { state } }: { row: RowOf<typeof publicUrls> }) {
  const words = useTexts(texts).choices.state;
  return state ? <Tag tone={tones[state]}>{words[state]}</Tag> : null;
}
