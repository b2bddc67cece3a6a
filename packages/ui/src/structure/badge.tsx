import { useNumber } from "../language/use-number.ts";
import styles from "./tag.module.css";

/** A count in a small pill, beside the word it counts; `isMore` where there are more than were counted. */
export function Badge({ count, isMore = false }: { count: number; isMore?: boolean | undefined }) {
  return (
    <span className={styles.badge}>
      {useNumber()(count)}
      {isMore && "+"}
    </span>
  );
}
