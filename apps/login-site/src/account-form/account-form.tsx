import { Button } from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import type { ReactNode } from "react";
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
    <FormFrame form={form} onSubmit={form.onSubmit}>
      {children}
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={busy}>
        {submit}
      </Button>
    </FormFrame>
  );
}
