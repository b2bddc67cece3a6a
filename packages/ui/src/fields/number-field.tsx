import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../foundation/join-classes.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldWidth, FieldWords } from "./field-words.ts";
import { useField } from "./use-field.ts";
import styles from "./fields.module.css";

export type NumberFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "type" | "width" | "prefix" | "min" | "max" | "step"> & {
    /** Shown before the number, for example "$". */
    before?: ReactNode;
    /** Shown after the number, for example "hours". */
    after?: ReactNode;
    /** Brings up the keypad without a decimal point. */
    whole?: boolean | undefined;
    width?: FieldWidth | undefined;
  };

/** A number typed as text with a number keypad, because spinning number inputs change by accident; limits are checked by the form. */
export function NumberField({
  before,
  after,
  whole = false,
  width = "short",
  className,
  ...field
}: NumberFieldProps) {
  const { frame, control } = useField(field);
  return (
    <FieldFrame {...frame}>
      <span className={styles.number}>
        {before ? <span className={styles.unit}>{before}</span> : null}
        <input
          autoComplete="off"
          inputMode={whole ? "numeric" : "decimal"}
          {...control}
          type="text"
          className={joinClasses(styles.control, styles.figures, styles[width], className)}
        />
        {after ? <span className={styles.unit}>{after}</span> : null}
      </span>
    </FieldFrame>
  );
}
