import type { RowOf } from "@guildway/api-client";
import type { integrations } from "@guildway/api-contract";
import { originOfRemote } from "@guildway/federation";
import { Card, useTexts } from "@guildway/ui";
import { CodeBlock } from "@guildway/ui/code-block";
import { embedLine } from "./embed-line.ts";
import { texts } from "./texts.ts";

/** The line that puts the assistant on a site of the organization's own, to copy. */
export function EmbedCard({ row }: { row: RowOf<typeof integrations> }) {
  const { embed } = useTexts(texts);
  const origin = originOfRemote("assistant");
  if (!origin) return null;
  return (
    <Card title={embed.title}>
      <p>{embed.hint}</p>
      <CodeBlock label={embed.line} code={embedLine(origin, row)} />
    </Card>
  );
}
