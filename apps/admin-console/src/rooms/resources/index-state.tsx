import type { RowOf } from "@guildway/api-client";
import type { resources } from "@guildway/api-contract";
import { Tag, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** A resource as its room has it. */
export type Resource = RowOf<typeof resources>;

const tones = {
  waiting: "neutral",
  reading: "blue",
  ready: "green",
  empty: "amber",
  failed: "red",
} as const;

/** How far a resource is read. */
export function IndexState({ row }: { row: Resource }) {
  const { choices, partly, pagesOf } = useTexts(texts);
  const { indexState: state, indexReason, pagesRead, pages } = row;
  if (!state) return null;
  if (state === "ready" && indexReason) return <Tag tone="amber">{partly}</Tag>;
  return (
    <Tag tone={tones[state]}>
      {choices.indexState[state]}
      {state === "reading" && pages ? ` · ${pagesOf(pagesRead ?? 0, pages)}` : null}
    </Tag>
  );
}

/** Whether the server is about to read a resource. */
export const isAtWork = ({ indexState }: Resource): boolean =>
  indexState === "waiting" || indexState === "reading";
