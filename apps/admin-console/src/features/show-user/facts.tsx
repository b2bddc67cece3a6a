import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./show-user.module.css";

/** Named values, one a line, several below each other; an empty one says so. */
export function Facts({
  of,
}: {
  of: readonly (readonly [name: string, value: ReactNode | readonly string[]])[];
}) {
  return (
    <dl className={styles.facts}>
      {of.map(([name, value]) => {
        const values = (Array.isArray(value) ? value : [value]).filter(Boolean) as ReactNode[];
        return (
          <div key={name}>
            <dt>{name}</dt>
            {values.length === 0 ? (
              <dd data-empty="">{Array.isArray(value) ? texts.none : texts.notGiven}</dd>
            ) : (
              values.map((one) => <dd key={String(one)}>{one}</dd>)
            )}
          </div>
        );
      })}
    </dl>
  );
}
