import { Button, Card, useTexts } from "@guildway/ui";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { copyText } from "@guildway/ui/copy-text";
import styles from "./embed-tool.module.css";
import { texts } from "./texts.ts";

/** The line to copy; undefined while a choice is wrong. */
export function EmbedSnippet({ snippet }: { snippet: string | undefined }) {
  const text = useTexts(texts);
  const [copied, setCopied] = useState<{ snippet: string; done: boolean }>();
  const copy = async (line: string) => setCopied({ snippet: line, done: await copyText(line) });
  const told = copied?.snippet === snippet ? copied : undefined;
  return (
    <Card
      title={text.snippet}
      actions={
        snippet && (
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(snippet)}>
            {text.copy}
          </Button>
        )
      }
    >
      {snippet ? (
        <pre className={styles.snippet} tabIndex={0} aria-label={text.snippet}>
          <code>{snippet}</code>
        </pre>
      ) : (
        <p>{text.unfinished}</p>
      )}
      <p role="status" className={styles.told}>
        {told && (told.done ? text.copied : text.notCopied)}
      </p>
    </Card>
  );
}
