import { TextField, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** The address that an account is known by. */
export function EmailField({
  error,
  defaultValue,
}: {
  error: string | undefined;
  defaultValue?: string | undefined;
}) {
  const text = useTexts(texts);
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={text.email}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
