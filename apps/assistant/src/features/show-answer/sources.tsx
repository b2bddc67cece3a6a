import { useTexts } from "@guildway/ui";
import { useId } from "react";
import type { Passage } from "../../conversation/conversation.ts";
import styles from "./show-answer.module.css";
import { texts } from "./texts.ts";
import { useSourceName } from "./use-source-name.ts";

/** What an answer cites, by name; each opens its passage. */
export function Sources({
  cited,
  passages,
  onOpen,
}: {
  cited: readonly number[];
  passages: readonly Passage[];
  onOpen: (number: number) => void;
}) {
  const { sources } = useTexts(texts);
  const nameOf = useSourceName(passages);
  const id = useId();
  const known = cited.filter((number) => passages[number - 1]);
  if (known.length === 0) return null;
  return (
    <div className={styles.sources}>
      <p id={id}>{sources}</p>
      <ul aria-labelledby={id}>
        {known.map((number) => (
          <li key={number}>
            <button type="button" className={styles.source} onClick={() => onOpen(number)}>
              <span>{number}</span> <span>{nameOf(number)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
