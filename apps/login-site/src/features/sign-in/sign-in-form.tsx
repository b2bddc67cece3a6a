import { Button, Checkbox, ErrorSummary, TextField, useTexts } from "@guildway/ui";
import { type FormEvent, useState } from "react";
import { mainApp, submitSignIn } from "./submit-sign-in.ts";
import styles from "./sign-in.module.css";
import { texts } from "./texts.ts";

interface Fault {
  field: "email" | "password";
  message: string;
}

/** E-mail and password; what goes wrong is said above the fields and what was typed stays. */
export function SignInForm({ continueUrl }: { continueUrl: string | undefined }) {
  const text = useTexts(texts);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<Fault[]>([]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email") ?? "").trim();
    const password = String(form.get("password") ?? "");
    const missing: Fault[] = [];
    if (!email) missing.push({ field: "email", message: text.emailMissing });
    if (!password) missing.push({ field: "password", message: text.passwordMissing });
    setFaults(missing);
    setAttempt((count) => count + 1);
    if (missing.length > 0) return;

    setBusy(true);
    const outcome = await submitSignIn(email, password, continueUrl ?? (await mainApp()));
    if ("redirectTo" in outcome) return location.replace(outcome.redirectTo);
    const message =
      outcome.waitSeconds === undefined
        ? (text.failures[outcome.code] ?? text.failures["other"] ?? "")
        : text.wait(Math.ceil(outcome.waitSeconds / 60));
    setFaults([{ field: "email", message }]);
    setAttempt((count) => count + 1);
    setBusy(false);
  };
  const faultOf = (field: Fault["field"]) => faults.find((fault) => fault.field === field)?.message;

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={faults} attempt={attempt} />
      <TextField
        id="email"
        name="email"
        type="email"
        label={text.email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={faultOf("email")}
      />
      <TextField
        id="password"
        name="password"
        type={shown ? "text" : "password"}
        label={text.password}
        autoComplete="current-password"
        error={faultOf("password")}
      />
      <Checkbox
        label={text.show}
        checked={shown}
        onChange={(event) => setShown(event.target.checked)}
      />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text.busy}>
        {text.submit}
      </Button>
    </form>
  );
}
