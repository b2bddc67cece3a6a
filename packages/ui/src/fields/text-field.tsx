import type { ComponentProps } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldWidth, FieldWords } from "./field-words.ts";
import { useField } from "./use-field.ts";
import styles from "./fields.module.css";

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "width" | "prefix"> & { width?: FieldWidth | undefined };

/** One line of text; takes everything an input takes, so a form's `register()` can be spread into it. */
export function TextField({ width = "full", className, ...field }: TextFieldProps) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <input
        type="text"
        {...control}
        className={joinClasses(styles.control, styles[width], className)}
      />
    </FieldFrame>
  );
}
