import type { RowOf } from "@guildway/api-client";
import type { searches } from "@guildway/api-contract";
import { Tag } from "@guildway/ui";

const tones = {
  asked: "neutral",
  answered: "green",
  reviewed: "accent",
  refused: "amber",
  failed: "red",
} as const;

/** What became of a question. */
export function Outcome({ row, text }: { row: RowOf<typeof searches>; text: string }) {
  return row.outcome ? <Tag tone={tones[row.outcome]}>{text}</Tag> : text;
}
