import type { ReactNode } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { FieldError } from "./field-error.tsx";
import { FieldMark } from "./field-mark.tsx";
import type { FieldWords } from "./field-words.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./fields.module.css";

export type FieldGroupProps = Omit<FieldWords, "label"> & {
  legend: ReactNode;
  id?: string | undefined;
  children: ReactNode;
};

/** Fields that answer one question together: a fieldset with legend, hint and error. */
export function FieldGroup({
  legend,
  hint,
  error,
  optional,
  asterisk,
  id,
  children,
}: FieldGroupProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <fieldset
      className={joinClasses(styles.field, styles.group)}
      id={ids.controlId}
      aria-describedby={ids.describedBy}
    >
      <legend className={styles.label}>
        {legend}
        <FieldMark optional={optional} asterisk={asterisk} />
      </legend>
      {hint ? (
        <div className={styles.hint} id={ids.hintId}>
          {hint}
        </div>
      ) : null}
      <div className={styles.choices}>{children}</div>
      <FieldError id={ids.errorId} text={error} />
    </fieldset>
  );
}
