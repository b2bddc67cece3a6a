import type { FieldWords } from "./field-words.ts";
import { useFieldIds } from "./use-field-ids.ts";

/** What a field is given, parted into the words around its control and what the control itself says to assistive technology. */
export function useField<Props extends FieldWords & { id?: string | undefined }>({
  label,
  hint,
  error,
  optional,
  asterisk,
  id,
  ...given
}: Props) {
  const ids = useFieldIds(id, { hint, error });
  return {
    frame: { ids, label, hint, error, optional, asterisk },
    control: {
      "aria-required": asterisk || undefined,
      ...given,
      id: ids.controlId,
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": ids.describedBy,
    },
  };
}
