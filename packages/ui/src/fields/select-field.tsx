import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldWidth, FieldWords } from "./field-words.ts";
import { useField } from "./use-field.ts";
import styles from "./fields.module.css";

export type SelectFieldProps = FieldWords &
  ComponentProps<"select"> & { width?: FieldWidth | undefined };

/** A native select; the options are its children. */
export function SelectField({ width = "full", className, ...field }: SelectFieldProps) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <span className={joinClasses(styles.select, styles[width])}>
        <select {...control} className={joinClasses(styles.control, styles.full, className)} />
        <ChevronDown aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
