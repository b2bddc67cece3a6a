import type { ReactNode } from "react";

/** The words around one field: label above, hint below it, error under the field. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the field invalid. */
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** Adds an asterisk, only where the specification asks for one. */
  asterisk?: boolean | undefined;
};

/** How wide a control is: for about 8 characters, for about 20, or the whole column. */
export type FieldWidth = "short" | "medium" | "full";
