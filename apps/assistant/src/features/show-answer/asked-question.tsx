import { useLanguage, useTexts, VisuallyHidden } from "@guildway/ui";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { Exchange } from "../../conversation/conversation.ts";
import { privateFacts } from "../../conversation/texts.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** A question as it was sent, and what was taken out of it. */
export function AskedQuestion({ exchange: { question, takenOut } }: { exchange: Exchange }) {
  const text = useTexts(texts);
  const names = useTexts(privateFacts);
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  return (
    <div className={styles.asked}>
      <p className={styles.question}>
        <VisuallyHidden>{text.you} </VisuallyHidden>
        {question}
      </p>
      {takenOut.length > 0 && (
        <p className={styles.takenOut}>
          <ShieldCheck aria-hidden="true" />
          {text.notSent(list.format(takenOut.map((fact) => names[fact])))}
        </p>
      )}
    </div>
  );
}
