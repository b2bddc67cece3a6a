import type { ComponentProps } from "react";
import { FieldError } from "./field-error.tsx";
import { FieldMark } from "./field-mark.tsx";
import type { FieldWords } from "./field-words.ts";
import { useField } from "./use-field.ts";
import styles from "./fields.module.css";

export type CheckboxProps = FieldWords & Omit<ComponentProps<"input">, "type">;

/** One box to tick, its label beside it. */
export function Checkbox(props: CheckboxProps) {
  const { frame, control } = useField(props);
  const { ids, label, hint, error, optional, asterisk } = frame;
  return (
    <div className={styles.choiceField}>
      <div className={styles.choice}>
        <input {...control} type="checkbox" />
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
