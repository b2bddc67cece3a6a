import { Card, useTexts } from "@guildway/ui";
import { useEffect, useState } from "react";
import styles from "./embed-tool.module.css";
import { texts } from "./texts.ts";

/** The tool as it would stand on the partner's page. */
export function EmbedPreview({ address, title }: { address: string; title: string }) {
  const text = useTexts(texts);
  const [settled, setSettled] = useState(address);
  useEffect(() => {
    // Not for each letter that is typed.
    const timer = setTimeout(() => setSettled(address), 600);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <Card title={text.preview} flush>
      <p className={styles.note}>{text.previewNote}</p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is our own page, as it stands in a partner's. */}
      <iframe key={settled} className={styles.preview} src={settled} title={title} />
    </Card>
  );
}
