import { Button, FieldGroup, TextField, useTexts } from "@guildway/ui";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { formTexts } from "./texts.ts";
import type { FieldInputProps } from "./field-input.tsx";
import { type FileKind, sendFile } from "./files/send-file.ts";
import styles from "./image-input.module.css";

const pictures: Readonly<Record<string, FileKind>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** A picture that everybody may see: shown, chosen from the device, and taken away again. */
export function ImageInput({ label, error, value, onChange, orgId, name }: FieldInputProps) {
  const text = useTexts(formTexts).picture;
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const kind = pictures[file.type] ?? "png";
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
    <FieldGroup legend={label} optional error={upload.isError ? text.notStored : error} id={name}>
      {typeof value === "string" && value !== "" && (
        <div className={styles.chosen}>
          <img className={styles.image} src={value} alt="" />
          <Button onClick={remove}>{text.remove}</Button>
        </div>
      )}
      <TextField
        ref={file}
        type="file"
        label={text.choose}
        hint={upload.isPending ? text.storing : text.hint}
        accept={Object.keys(pictures).join(",")}
        onChange={({ target }) => target.files?.[0] && upload.mutate(target.files[0])}
      />
    </FieldGroup>
  );
}
