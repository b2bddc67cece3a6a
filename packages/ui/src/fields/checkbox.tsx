import type { ComponentProps } from "react";
import { FieldError } from "./field-error.tsx";
import { FieldMark } from "./field-mark.tsx";
import type { FieldWords } from "./field-words.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./fields.module.css";

export type CheckboxProps = FieldWords & Omit<ComponentProps<"input">, "type">;

/** One box to tick, its label beside it. */
export function Checkbox({ label, hint, error, optional, asterisk, id, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={styles.choiceField}>
      <div className={styles.choice}>
        <input
          aria-required={asterisk || undefined}
          {...input}
          type="checkbox"
          id={ids.controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <div className={styles.choiceWords}>
          <label className={styles.choiceLabel} htmlFor={ids.controlId}>
            {label}
            <FieldMark optional={optional} asterisk={asterisk} />
          </label>
          {hint ? (
            <div className={styles.hint} id={ids.hintId}>
              {hint}
            </div>
          ) : null}
        </div>
      </div>
      <FieldError id={ids.errorId} text={error} />
    </div>
  );
}
