import { Button } from "@guildway/ui";
import { type FormCore, FormFrame } from "@guildway/ui/forms";
import type { ReactNode } from "react";

import styles from "./account-form.module.css";

interface Props {
  form: FormCore<FormData>;
  submit: string;
  busy: string;
  /** What stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A form of one's own account: what is wrong, the fields, the button that says what it does. */
export function WholeForm({ form, submit, busy, beside, children }: Props) {
  return (
    <FormFrame
      form={form}
      onSubmit={(event) => void form.submit(new FormData(event.currentTarget))}
    >
      {children}
      <div className={styles.end}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={busy}>
          {submit}
        </Button>
        {beside}
      </div>
    </FormFrame>
  );
}
