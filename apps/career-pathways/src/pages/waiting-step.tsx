import { Skeleton } from "@guildway/ui";
import styles from "./page.module.css";

/** Keeps the layout of an occupation while it loads. */
export function WaitingStep() {
  return (
    <div className={styles.page}>
      <Skeleton lines={1} height="2.5rem" />
      <Skeleton lines={3} />
      <div className={styles.cards}>
        <Skeleton lines={8} />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}
