import { Checkbox, TextField, useTexts } from "@guildway/ui";
import { useState } from "react";
import styles from "./account-form.module.css";
import { texts } from "./texts.ts";

interface PasswordFieldProps {
  /** A new one is told its rule before it is typed. */
  kind: "current" | "new";
  label?: string;
  error: string | undefined;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ kind, label, error }: PasswordFieldProps) {
  const text = useTexts(texts);
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        id="password"
        name="password"
        type={shown ? "text" : "password"}
        label={label ?? text.password}
        hint={kind === "new" ? text.newPasswordHint : undefined}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        error={error}
      />
      <Checkbox
        label={text.showPassword}
        checked={shown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </div>
  );
}
