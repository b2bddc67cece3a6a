import { useTexts } from "@guildway/ui";
import type { Passage } from "../../conversation/conversation.ts";
import type { Sentence } from "../../conversation/read-answer.ts";
import { useSourceName } from "./use-source-name.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";

/** A sentence with the numbers of what holds it, each of which opens it. */
export function CitedSentence({
  sentence: { text, cites },
  passages,
  onOpen,
}: {
  sentence: Sentence;
  passages: readonly Passage[];
  onOpen: (number: number) => void;
}) {
  const { source } = useTexts(texts);
  const nameOf = useSourceName(passages);
  return (
    <span>
      {text}
      {cites.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.cite}
          aria-label={source(number, nameOf(number))}
          title={nameOf(number)}
          onClick={() => onOpen(number)}
        >
          {number}
        </button>
      ))}{" "}
    </span>
  );
}
