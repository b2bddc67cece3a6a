import { Button, FieldGroup, TextField, useTexts } from "@guildway/ui";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { extensionsOf, kindsInWords } from "../../room/form/files/kinds.ts";
import { kindOf, sendFile } from "../../room/form/files/send-file.ts";
import { texts as fileTexts } from "../../room/form/files/texts.ts";
import { readKinds } from "./read-kinds.ts";
import styles from "./inputs.module.css";
import { texts } from "./texts.ts";

/** The file that is read in place of a text; it is for staff, whatever else the record says. */
function FileInput({ name, label, hint, error, value, onChange, orgId }: FieldInputProps) {
  const text = useTexts(texts).file;
  const files = useTexts(fileTexts);
  const place = useRef<HTMLInputElement>(null);
  const kinds = kindsInWords(readKinds, files);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const kind = kindOf(file.name);
      if (!kind || !extensionsOf(readKinds).includes(kind))
        throw new Error(files.faults.kind(file.name, kinds));
      const stored = { orgId: orgId ?? "", folder: "/library", kind, isPrivate: true };
      return (await sendFile(file, stored)).url;
    },
    onSuccess: (url) => onChange(url),
    onError: (failed) => console.error(failed),
  });
  if (!orgId)
    return (
      <FieldGroup legend={label} hint={hint} error={error} id={name} optional>
        <p className={styles.note}>{files.later}</p>
      </FieldGroup>
    );
  const hasFile = typeof value === "string" && value !== "";
  return (
    <FieldGroup
      legend={label}
      hint={hint}
      error={upload.isError ? text.notStored(kinds) : error}
      id={name}
      optional
    >
      {hasFile && (
        <p className={styles.chosen}>
          {text.stored}
          <Button
            onClick={() => {
              onChange(null);
              place.current?.focus();
            }}
          >
            {text.remove}
          </Button>
        </p>
      )}
      <TextField
        ref={place}
        type="file"
        label={hasFile ? text.another : text.choose}
        hint={upload.isPending ? text.storing : kinds}
        accept={extensionsOf(readKinds)
          .map((kind) => `.${kind}`)
          .join(",")}
        onChange={({ target }) => target.files?.[0] && upload.mutate(target.files[0])}
      />
    </FieldGroup>
  );
}

/** What asks for fields in a way of their own. */
export const inputs = { file: FileInput };
