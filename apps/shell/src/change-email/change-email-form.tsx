import { call, failureCode } from "@guildway/api-client";
import { changeEmail, isMailAddress } from "@guildway/api-contract";
import { Button, ErrorSummary, TextField, useLanguage, useTexts } from "@guildway/ui";
import { type FormEvent, useState } from "react";

import styles from "./change-email.module.css";
import { texts } from "./texts.ts";

type Field = "email" | "password";

interface Fault {
  field: Field | undefined;
  code: string;
}

/** The new address and the account's password; what was typed stays while something is wrong. */
export function ChangeEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<Fault[]>([]);
  const show = (found: Fault[]) => {
    setFaults(found);
    setAttempt((count) => count + 1);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email")).trim();
    const currentPassword = String(form.get("password"));
    const found = check(email, currentPassword);
    show(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await call(changeEmail, { body: { email, currentPassword, lang } });
      onSent(email);
    } catch (error) {
      const code = failureCode(error) ?? "network";
      show([{ field: code === "auth.bad-credentials" ? "password" : undefined, code }]);
    } finally {
      setBusy(false);
    }
  };
  const words = ({ code }: Fault) => text.faults[code] ?? text.faults["other"] ?? code;
  const errorOf = (field: Field) => {
    const fault = faults.find((one) => one.field === field);
    return fault && words(fault);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <ErrorSummary
        errors={faults.map((fault) => ({ field: fault.field, message: words(fault) }))}
        attempt={attempt}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={text.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={errorOf("email")}
      />
      <TextField
        id="password"
        name="password"
        type="password"
        label={text.password}
        hint={text.passwordHint}
        autoComplete="current-password"
        maxLength={1000}
        error={errorOf("password")}
      />
      <Button type="submit" variant="primary" busy={busy} busyLabel={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}

function check(email: string, password: string): Fault[] {
  return [
    ...(isMailAddress(email) ? [] : [{ field: "email" as const, code: "email.shape" }]),
    ...(password ? [] : [{ field: "password" as const, code: "password.missing" }]),
  ];
}
