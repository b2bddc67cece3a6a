import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { joinClasses } from "../foundation/join-classes.ts";
import { useWords } from "../language/words.ts";
import styles from "./states.module.css";

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode;
  /** What is safe, and what to do. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  retrying?: boolean | undefined;
  /** Another way on, for example a link home. */
  action?: ReactNode;
};

/** Stands where content would be when it could not be fetched; announced when it appears. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel,
  retrying,
  action,
}: ErrorStateProps) {
  const words = useWords();
  return (
    <div className={styles.state} role="alert">
      <span className={joinClasses(styles.icon, styles.failed)}>
        <TriangleAlert aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {onRetry || action ? (
        <div className={styles.action}>
          {onRetry ? (
            <Button onClick={onRetry} busy={retrying} busyLabel={words.busy}>
              {retryLabel ?? words.retry}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
