import { Checkbox, TextField, type TextFieldProps } from "@guildway/ui";
import { useState } from "react";

import styles from "./account-form.module.css";

/** A password that can be shown while it is typed. */
export function PasswordField({ show, ...field }: TextFieldProps & { show: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
      />
      <Checkbox label={show} checked={shown} onChange={(event) => setShown(event.target.checked)} />
    </div>
  );
}
