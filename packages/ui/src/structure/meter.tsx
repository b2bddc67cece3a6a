import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import styles from "./meter.module.css";

export type MeterProps = {
  /** What is measured, for example "Importance of repairing". */
  label: string;
  /** 0 to 100. */
  value: number;
  /** What stands beside the bar, by default the rounded value. */
  shown?: ReactNode;
};

/** A bar from 0 to 100 with its number in sight. */
export function Meter({ label, value, shown }: MeterProps) {
  const within = Math.min(100, Math.max(0, value));
  return (
    <div className={styles.meter}>
      <VisuallyHidden>
        <meter aria-label={label} min={0} max={100} value={within} />
      </VisuallyHidden>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ inlineSize: `${within}%` }} />
      </div>
      <span className={styles.number}>{shown ?? Math.round(within)}</span>
    </div>
  );
}
