import styles from "./as-written.module.css";

/** A text of several lines, as somebody has written it. */
export function AsWritten({ text }: { text: string }) {
  return <div className={styles.text}>{text}</div>;
}
