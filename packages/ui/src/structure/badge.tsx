import { useNumber } from "../language/use-number.ts";
import styles from "./tag.module.css";

/** A count in a small pill, beside the word it counts. */
export function Badge({ count }: { count: number }) {
  return <span className={styles.badge}>{useNumber()(count)}</span>;
}
