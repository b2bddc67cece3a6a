import { TextField, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** The address that an account is known by. */
export function EmailField({
  error,
  defaultValue,
  offersPasskeys = false,
}: {
  error: string | undefined;
  /** Where the browser offers the passkeys that it has beside the addresses that it knows. */
  offersPasskeys?: boolean;
  defaultValue?: string | undefined;
}) {
  const text = useTexts(texts);
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label={text.email}
      autoComplete={offersPasskeys ? "username webauthn" : "username"}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      defaultValue={defaultValue}
      error={error}
    />
  );
}
