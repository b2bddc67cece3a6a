import { TextField, type TextFieldProps, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** A field for ids, codes and keys, which no browser completes, corrects or sends to be spelled. */
export function ExactField(field: TextFieldProps) {
  return <TextField autoComplete="off" autoCapitalize="off" spellCheck={false} {...field} />;
}

/** The field for the key that requests are made with. */
export function KeyField({
  apiKey,
  onKey,
  ...field
}: { apiKey: string; onKey(key: string): void } & Pick<TextFieldProps, "error" | "required">) {
  const text = useTexts(texts);
  return (
    <ExactField
      label={text.key}
      hint={text.keyHint}
      value={apiKey}
      onChange={({ target }) => onKey(target.value)}
      {...field}
    />
  );
}
