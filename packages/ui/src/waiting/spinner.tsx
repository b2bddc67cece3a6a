import { useWords } from "../language/words.ts";
import styles from "./waiting.module.css";

/** A small turning ring with its text beside it, default "Loading"; with reduced motion it stands still. */
export function Spinner({ text }: { text?: string | undefined }) {
  const words = useWords();
  return (
    <output className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{text ?? words.loading}</span>
    </output>
  );
}

/** The full-page loader of the specification: spinner with "Loading" or the given text. */
export function PageLoading({ text }: { text?: string | undefined }) {
  return (
    <div className={styles.page}>
      <Spinner text={text} />
    </div>
  );
}
