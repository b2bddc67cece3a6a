import { Button, useTexts } from "@guildway/ui";
import { copyText } from "@guildway/ui/copy-text";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import type { Exchange } from "../../conversation/conversation.ts";
import { citedBy, type Sentence } from "../../conversation/read-answer.ts";
import { Feedback } from "./feedback.tsx";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";
import { useSourceName } from "./use-source-name.ts";

/** What can be done with an answer: taken along, and judged. */
export function AnswerActions({
  exchange,
  sentences,
}: {
  exchange: Exchange;
  sentences: readonly Sentence[];
}) {
  const text = useTexts(texts);
  const [copied, setCopied] = useState<string>();
  const nameOf = useSourceName(exchange.passages);
  const copy = async () => {
    const done = await copyText(asText(exchange, sentences, text.sources, nameOf));
    setCopied(done ? text.copied : text.notCopied);
  };
  return (
    <div className={styles.actions}>
      {exchange.found?.searchId && exchange.found.editGrant && <Feedback found={exchange.found} />}
      <div className={styles.copy}>
        <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <span role="status" className={styles.note}>
          {copied}
        </span>
      </div>
    </div>
  );
}

/** An answer as text, with what it cites beneath it. */
function asText(
  { found, written }: Exchange,
  sentences: readonly Sentence[],
  sources: string,
  nameOf: (number: number) => string,
): string {
  if (found?.reviewed) return written.trim();
  const said = sentences.map(
    ({ text, cites }) => `${text} ${cites.map((number) => `[${number}]`).join("")}`,
  );
  const cited = citedBy(sentences).map((number) => `[${number}] ${nameOf(number)}`);
  return [said.join(" "), "", sources, ...cited].join("\n");
}
