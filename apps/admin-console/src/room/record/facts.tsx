import type { ReactNode } from "react";
import styles from "./room-record.module.css";

/** Named values, one a line, several below each other; one without a value says so. */
export function Facts({
  of,
}: {
  of: readonly { name: string; values: readonly ReactNode[]; empty: string }[];
}) {
  return (
    <dl className={styles.facts}>
      {of.map(({ name, values, empty }) => (
        <div key={name}>
          <dt>{name}</dt>
          {values.length === 0 ? (
            <dd data-empty="">{empty}</dd>
          ) : (
            values.map((value, index) => <dd key={index}>{value}</dd>)
          )}
        </div>
      ))}
    </dl>
  );
}
