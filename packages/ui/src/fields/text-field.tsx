import type { ComponentProps } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldWidth, FieldWords } from "./field-words.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./fields.module.css";

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "width" | "prefix"> & { width?: FieldWidth | undefined };

/** One line of text; takes everything an input takes, so a form's `register()` can be spread into it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  asterisk,
  id,
  width = "full",
  className,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, asterisk }}>
      <input
        type="text"
        aria-required={asterisk || undefined}
        {...input}
        id={ids.controlId}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={joinClasses(styles.control, styles[width], className)}
      />
    </FieldFrame>
  );
}
