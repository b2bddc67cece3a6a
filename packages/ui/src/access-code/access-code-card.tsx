// By the package's name, which remotes share: a copy of its own would not know the language of the page.
import { Button, defineTexts, TextField, useTexts } from "@guildway/ui";
import { type FormEvent, useId, useState } from "react";
import styles from "./access-code.module.css";

export type AccessCodeCardProps = {
  /** What stands below the code. */
  footer: string;
  /** Checks a code, once it has six characters. */
  onCode(code: string): void;
  checking: boolean;
  /** Why the last code did not open it. */
  error?: string | undefined;
};

const length = 6;

const texts = defineTexts(
  {
    title: "Access Code",
    label: "6-digit code",
    open: "Continue",
    checking: "Checking...",
    tooShort: "Enter all 6 characters of the code.",
  },
  {
    title: "Código de acceso",
    label: "Código de 6 dígitos",
    open: "Continuar",
    checking: "Comprobando...",
    tooShort: "Escriba los 6 caracteres del código.",
  },
);

/** Asks for an access code of six characters; the last one typed sends it. */
export function AccessCodeCard({ footer, onCode, checking, error }: AccessCodeCardProps) {
  const text = useTexts(texts);
  const [code, setCode] = useState("");
  const [isShort, setIsShort] = useState(false);
  const title = useId();

  function change(typed: string) {
    const next = typed.replaceAll(/\s/g, "").slice(0, length);
    setCode(next);
    setIsShort(false);
    if (next.length === length && next !== code) onCode(next);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length < length) setIsShort(true);
    else onCode(code);
  }
  return (
    <form className={styles.card} aria-labelledby={title} noValidate onSubmit={submit}>
      <h1 id={title} className={styles.title}>
        {text.title}
      </h1>
      <TextField
        label={text.label}
        className={styles.code}
        value={code}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        error={isShort ? text.tooShort : error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        readOnly={checking}
      />
      <Button type="submit" variant="primary" busy={checking} busyLabel={text.checking}>
        {text.open}
      </Button>
      <p className={styles.footer}>{footer}</p>
    </form>
  );
}
