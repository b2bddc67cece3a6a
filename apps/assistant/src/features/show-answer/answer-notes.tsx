import { useLanguage, useTexts } from "@guildway/ui";
import type { Exchange } from "../../conversation/conversation.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** What is to be known of how an answer was made. */
export function AnswerNotes({
  exchange: { phase, withoutModel, answeredIn },
}: {
  exchange: Exchange;
}) {
  const text = useTexts(texts);
  const lang = useLanguage();
  if (phase !== "composed") return null;
  return (
    <>
      {answeredIn && (
        <p className={styles.note}>{text.answeredIn(languageName(answeredIn, lang))}</p>
      )}
      {withoutModel && <p className={styles.note}>{text.withoutModel}</p>}
    </>
  );
}

function languageName(tag: string, lang: string): string {
  try {
    return new Intl.DisplayNames(lang, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
