import { useLanguage, useTexts } from "@guildway/ui";
import { sizeInWords } from "@guildway/ui/size-in-words";
import type { Sent } from "../../answer/messages.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** How an answer came: its status, how large it is, how long it took, and how the key's limit stands. */
export function Facts({ sent: { status, bytes, milliseconds, rateLimit } }: { sent: Sent }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  return (
    <p className={styles.note}>
      {text.facts(status, sizeInWords(bytes, lang), Math.round(milliseconds))}
      {rateLimit && (
        <>
          {" · "}
          <code>{text.rateLimit(rateLimit)}</code>
        </>
      )}
    </p>
  );
}
