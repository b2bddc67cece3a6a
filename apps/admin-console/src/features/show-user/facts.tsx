import { texts } from "./texts.ts";
import styles from "./show-user.module.css";

/** Named values, one a line; an empty one says so. */
export function Facts({
  of,
}: {
  of: readonly (readonly [name: string, value: string | null | undefined])[];
}) {
  return (
    <dl className={styles.facts}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-empty={value ? undefined : ""}>{value || texts.none}</dd>
        </div>
      ))}
    </dl>
  );
}
