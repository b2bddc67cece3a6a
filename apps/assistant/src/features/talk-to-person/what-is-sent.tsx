import { useTexts } from "@guildway/ui";
import type { History } from "../../conversation/assistant-calls.ts";
import styles from "./talk-to-person.module.css";
import { texts } from "./texts.ts";

/** The conversation as those who answer will read it. */
export function WhatIsSent({ history }: { history: History }) {
  const text = useTexts(texts);
  return (
    <details className={styles.sent}>
      <summary>{text.whatIsSent}</summary>
      <p>{text.withheld}</p>
      <dl>
        {history.map(({ role, content }, at) => (
          <div key={at}>
            <dt>{role === "user" ? text.you : text.assistant}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
