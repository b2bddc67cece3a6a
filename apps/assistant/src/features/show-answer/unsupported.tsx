import { useTexts } from "@guildway/ui";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** What a model said and no passage holds, folded away. */
export function Unsupported({ sentences }: { sentences: readonly string[] }) {
  const { unsupported, unsupportedText } = useTexts(texts);
  return (
    <details className={styles.unsupported}>
      <summary>{unsupported(sentences.length)}</summary>
      <p>{unsupportedText}</p>
      <ul>
        {sentences.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
