// By the package's name, which remotes share: a copy of its own would not know the language of the page.
import { ErrorSummary } from "@guildway/ui";
import type { FormEvent, ReactNode } from "react";
import type { FormCore } from "./use-form-core.ts";
import styles from "./forms.module.css";

export type FormFrameProps = {
  form: Pick<FormCore<never>, "attempt" | "errors" | "mend">;
  /** So that a button elsewhere can submit it. */
  id?: string | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  children: ReactNode;
};

/** A form with what is wrong above its fields; a field that is typed into is no longer called wrong. */
export function FormFrame({ form, id, onSubmit, children }: FormFrameProps) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      // A choice is told by `change` alone: what is drawn between its `input` and that would take it back.
      onChange={(event) => form.mend((event.target as EventTarget & { name: string }).name)}
      onSubmit={(event) => {
        event.preventDefault();
        // A form within a dialog must not submit the one that the dialog stands in.
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {children}
    </form>
  );
}
