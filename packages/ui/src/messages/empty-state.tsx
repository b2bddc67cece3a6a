import type { ReactNode } from "react";
import styles from "./states.module.css";

export type EmptyStateProps = {
  /** What would be here. */
  title: ReactNode;
  text?: ReactNode;
  /** The first step, a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
};

/** Stands where a list would be when there is nothing in it yet. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
