import type { ReactNode } from "react";
import { FieldError } from "./field-error.tsx";
import { FieldMark } from "./field-mark.tsx";
import type { FieldWords } from "./field-words.ts";
import type { useFieldIds } from "./use-field-ids.ts";
import styles from "./fields.module.css";

type FieldFrameProps = FieldWords & { ids: ReturnType<typeof useFieldIds>; children: ReactNode };

export function FieldFrame({
  ids,
  label,
  hint,
  error,
  optional,
  asterisk,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.controlId}>
        {label}
        <FieldMark optional={optional} asterisk={asterisk} />
      </label>
      {hint ? (
        <div className={styles.hint} id={ids.hintId}>
          {hint}
        </div>
      ) : null}
      {children}
      <FieldError id={ids.errorId} text={error} />
    </div>
  );
}
