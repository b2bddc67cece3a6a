import type { ComponentProps } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldWords } from "./field-words.ts";
import { useField } from "./use-field.ts";
import styles from "./fields.module.css";

export type TextAreaProps = FieldWords & ComponentProps<"textarea">;

/** Several lines of text, five to begin with; grows with what is typed where the browser can. */
export function TextArea({ rows = 5, className, ...field }: TextAreaProps) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={rows}
        {...control}
        className={joinClasses(styles.control, styles.area, className)}
      />
    </FieldFrame>
  );
}
