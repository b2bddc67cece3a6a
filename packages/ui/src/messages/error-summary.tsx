import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { useWords } from "../language/words.ts";
import styles from "./messages.module.css";

export type SummaryError = {
  /** The id or the name of the field; left out where there is none to mend. */
  field?: string | undefined;
  message: string;
};

export type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: ReactNode;
  /** How often the form was sent; each new number moves the focus here. Without it, appearing does. */
  attempt?: number | undefined;
};

/** All errors of a form at its top, each a link that focuses its field where it has one; nothing when there are none. */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
  const words = useWords();
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<number>(undefined);
  const any = errors.length > 0;

  useEffect(() => {
    if (!any || attempt === 0) return;
    // One attempt takes the focus once, however its errors come and go while they are mended.
    if (attempt === undefined || seen.current !== attempt) box.current?.focus();
    seen.current = attempt;
  }, [attempt, any]);

  if (!any) return null;
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={styles.summaryTitle}>
        {title ?? words.problem}
      </h2>
      <ul className={styles.errors}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === undefined ? (
              message
            ) : (
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const target = document.getElementById(field) ?? document.getElementsByName(field)[0];
  if (!target) return;
  event.preventDefault();
  const control = target.matches("fieldset")
    ? target.querySelector<HTMLElement>("input, select, textarea, button")
    : target;
  target.scrollIntoView?.({ block: "center" });
  control?.focus({ preventScroll: true });
}
