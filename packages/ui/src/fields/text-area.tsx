import type { ComponentProps } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldWords } from "./field-words.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./fields.module.css";

export type TextAreaProps = FieldWords & ComponentProps<"textarea">;

/** Several lines of text, five to begin with; grows with what is typed where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  asterisk,
  id,
  rows = 5,
  className,
  ...textarea
}: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, asterisk }}>
      <textarea
        rows={rows}
        aria-required={asterisk || undefined}
        {...textarea}
        id={ids.controlId}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={joinClasses(styles.control, styles.area, className)}
      />
    </FieldFrame>
  );
}
