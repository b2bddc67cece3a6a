import { useWords } from "../language/words.ts";
import styles from "./fields.module.css";
import type { FieldWords } from "./field-words.ts";

export function FieldMark({ optional, asterisk }: Pick<FieldWords, "optional" | "asterisk">) {
  const words = useWords();
  if (optional) return <span className={styles.optional}> {words.optional}</span>;
  if (asterisk) {
    return (
      <span className={styles.asterisk} title={words.required} aria-hidden="true">
        {" *"}
      </span>
    );
  }
  return null;
}
