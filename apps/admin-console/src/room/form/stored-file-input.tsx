import { Button, FieldGroup, TextField, useTexts } from "@guildway/ui";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import type { FieldInputProps } from "./field-input.tsx";
import { type FileKind, sendFile } from "./files/send-file.ts";
import styles from "./stored-file-input.module.css";
import { formTexts } from "./texts.ts";

interface Props extends FieldInputProps {
  /** What it says of its files. */
  words: "picture" | "pdf";
  /** By media type; the first is what a file is taken for that names none. */
  kinds: Readonly<Record<string, FileKind>>;
  Shown(props: { text: string }): ReactNode;
}

/** One file that everybody may read: shown, chosen from the device, and taken away again. */
export function StoredFileInput({
  words,
  kinds,
  Shown,
  label,
  hint,
  error,
  value,
  onChange,
  orgId,
  name,
}: Props) {
  const text = useTexts(formTexts)[words];
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const kind = kinds[file.type] ?? Object.values(kinds)[0] ?? "png";
      const { url } = await sendFile(file, { orgId: orgId ?? "", folder: "", kind });
      return url;
    },
    onSuccess: (url) => onChange(url),
    onError: (failed) => console.error(failed),
  });
  const file = useRef<HTMLInputElement>(null);
  // A new organization has no folder of its own yet.
  if (orgId === undefined) return <p>{text.later(label)}</p>;
  const remove = () => {
    onChange(null);
    file.current?.focus();
  };
  return (
    <FieldGroup
      legend={label}
      hint={hint}
      optional
      error={upload.isError ? text.notStored : error}
      id={name}
    >
      {typeof value === "string" && value !== "" && (
        <div className={styles.chosen}>
          <Shown text={value} />
          <Button onClick={remove}>{text.remove}</Button>
        </div>
      )}
      <TextField
        ref={file}
        type="file"
        label={text.choose}
        hint={upload.isPending ? text.storing : text.hint}
        accept={Object.keys(kinds).join(",")}
        onChange={({ target }) => target.files?.[0] && upload.mutate(target.files[0])}
      />
    </FieldGroup>
  );
}
