import styles from "./mail-text.module.css";

/** The words of a mail, line by line. */
export function MailText({ text }: { text: string }) {
  return <div className={styles.text}>{text}</div>;
}
