import type { RowOf } from "@guildway/api-client";
import type { integrations } from "@guildway/api-contract";
import { originOfRemote } from "@guildway/federation";
import { Button, Card, useTexts } from "@guildway/ui";
import { copyText } from "@guildway/ui/copy-text";
import { useState } from "react";
import styles from "./embed-card.module.css";
import { embedLine } from "./embed-line.ts";
import { texts } from "./texts.ts";

/** The line that puts the assistant on a site of the organization's own, to copy. */
export function EmbedCard({ row }: { row: RowOf<typeof integrations> }) {
  const { embed } = useTexts(texts);
  const [copied, setCopied] = useState<boolean>();
  const origin = originOfRemote("assistant");
  if (!origin) return null;
  const line = embedLine(origin, row);
  const copy = () => void copyText(line).then(setCopied, console.error);
  return (
    <Card title={embed.title} actions={<Button onClick={copy}>{embed.copy}</Button>}>
      <p>{embed.hint}</p>
      <pre className={styles.line} tabIndex={0} aria-label={embed.line}>
        <code>{line}</code>
      </pre>
      <p role="status">{copied !== undefined && (copied ? embed.copied : embed.notCopied)}</p>
    </Card>
  );
}
