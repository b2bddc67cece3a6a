import { useId } from "react";
import type { FieldWords } from "./field-words.ts";

export function useFieldIds(
  id: string | undefined,
  { hint, error }: Pick<FieldWords, "hint" | "error">,
) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return { controlId, hintId, errorId, describedBy };
}
