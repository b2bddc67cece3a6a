import { Button, useTexts } from "@guildway/ui";
import { type FormCore, FormFrame } from "@guildway/ui/forms";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./manage-wage-schedule.module.css";
import { texts } from "./texts.ts";

interface Props {
  step: 0 | 1;
  form: FormCore<never>;
  submit: string;
  onSubmit(): void;
  /** What stands beside the main button. */
  beside: ReactNode;
  children: ReactNode;
}

/** One of the two steps: its place, its heading, which is read out when one comes to it, and its buttons. */
export function StepFrame({ step, form, submit, onSubmit, beside, children }: Props) {
  const text = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <FormFrame form={form} onSubmit={onSubmit}>
      <div>
        <p className={styles.place}>{text.step(step + 1)}</p>
        <h3 className={styles.heading} tabIndex={-1} ref={heading}>
          {text.steps[step]}
        </h3>
      </div>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={text.saving}>
          {submit}
        </Button>
        {beside}
      </div>
    </FormFrame>
  );
}
