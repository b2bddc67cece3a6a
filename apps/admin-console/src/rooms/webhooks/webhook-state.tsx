import type { RowOf } from "@guildway/api-client";
import type { webhooks } from "@guildway/api-contract";
import { Tag, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** Whether anything is sent to a webhook. */
export function WebhookState({ row: { state } }: { row: RowOf<typeof webhooks> }) {
  const words = useTexts(texts).choices.state;
  return state ? <Tag tone={state === "active" ? "green" : "red"}>{words[state]}</Tag> : null;
}
