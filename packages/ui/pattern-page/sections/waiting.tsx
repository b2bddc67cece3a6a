import { Card, Skeleton, Spinner } from "../../src/index.ts";
import styles from "../pattern-page.module.css";

export function Waiting() {
  return (
    <Card title="Waiting">
      <div className={styles.columns}>
        <Skeleton />
        <Spinner />
        <Spinner text="Loading Invitation..." />
      </div>
    </Card>
  );
}
