import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldWidth, FieldWords } from "./field-words.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./fields.module.css";

export type SelectFieldProps = FieldWords &
  ComponentProps<"select"> & { width?: FieldWidth | undefined };

/** A native select; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  asterisk,
  id,
  width = "full",
  className,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, asterisk }}>
      <span className={joinClasses(styles.select, styles[width])}>
        <select
          aria-required={asterisk || undefined}
          {...select}
          id={ids.controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={joinClasses(styles.control, styles.full, className)}
        />
        <ChevronDown aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
