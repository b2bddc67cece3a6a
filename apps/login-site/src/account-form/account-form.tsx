import { Button, ErrorSummary } from "@guildway/ui";
import type { ReactNode } from "react";
import styles from "./account-form.module.css";
import type { SentForm } from "./use-account-form.ts";

interface AccountFormProps {
  form: SentForm;
  /** What its button does, and says while it is being done. */
  submit: string;
  busy: string;
  children: ReactNode;
}

/** A form of a card: what is wrong, the fields, the one button. */
export function AccountForm({ form, submit, busy, children }: AccountFormProps) {
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {children}
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={busy}>
        {submit}
      </Button>
    </form>
  );
}
