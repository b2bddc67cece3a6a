import { StoredFile } from "../record/stored-file.tsx";
import type { FieldInputProps } from "./field-input.tsx";
import { StoredFileInput } from "./stored-file-input.tsx";

/** A PDF that everybody may read. */
export function PdfInput(field: FieldInputProps) {
  return (
    <StoredFileInput
      {...field}
      words="pdf"
      kinds={{ "application/pdf": "pdf" }}
      Shown={StoredFile}
    />
  );
}
