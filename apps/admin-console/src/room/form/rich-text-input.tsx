import { lazyPart } from "@guildway/federation";
import { Skeleton } from "@guildway/ui";
import type { RichTextFieldProps } from "@guildway/ui/rich-text-editor";
import { Suspense } from "react";
import type { FieldInputProps } from "./field-input.tsx";

/** Asks for the code of the editor, which is large and comes with the first form that needs it. */
export const loadEditor = () => import("@guildway/ui/rich-text-editor");

const Editor = lazyPart<RichTextFieldProps>(async () => (await loadEditor()).RichTextField);

/** A text with headings, lists and links. */
export function RichTextInput({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  max,
  optional,
}: FieldInputProps & { max: number; optional: boolean }) {
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <Editor
        {...{ name, label, hint, error, max, optional }}
        value={String(value ?? "")}
        onChange={onChange}
      />
    </Suspense>
  );
}
