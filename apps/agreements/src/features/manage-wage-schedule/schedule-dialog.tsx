import { Button, Dialog, useTexts } from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { BeginStep } from "./begin-step.tsx";
import styles from "./manage-wage-schedule.module.css";
import { PeriodDialog } from "./period-dialog.tsx";
import { RatesStep } from "./rates-step.tsx";
import { texts } from "./texts.ts";
import { useWageSchedule } from "./use-wage-schedule.ts";

/** The two steps of a wage schedule: its title and entry wage, then its rates. */
export function ScheduleDialog({
  title,
  ...asked
}: Parameters<typeof useWageSchedule>[0] & { title: string }) {
  const text = useTexts(texts);
  const formId = useId();
  const form = useWageSchedule(asked);
  const { step, begin, finish, next, save, goBack, cancel } = form;
  const { busy } = finish;
  const [open, setOpen] = useState<number>();
  return (
    <Dialog
      open
      title={title}
      onClose={asked.onClose}
      busy={busy}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} busy={busy} busyLabel={text.saving}>
            {step === 0 ? text.next : text.save}
          </Button>
          <Button onClick={step === 0 ? cancel : goBack} disabled={busy}>
            {step === 0 ? text.cancel : text.back}
          </Button>
        </>
      }
    >
      <FormFrame
        key={step}
        id={formId}
        form={step === 0 ? begin : finish}
        onSubmit={step === 0 ? next : save}
      >
        <StepHeading step={step} />
        {step === 0 ? <BeginStep form={form} /> : <RatesStep form={form} onOpen={setOpen} />}
      </FormFrame>
      {/* Beside the form, since no form stands within another. */}
      {open !== undefined && (
        <PeriodDialog
          rates={form.rates}
          at={open}
          entryWage={form.entryWage}
          ojtHours={form.ojtHours}
          onSave={(rates) => {
            form.change({ rates });
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Dialog>
  );
}

/** Which of the steps it is; read out when one comes to it. */
function StepHeading({ step }: { step: 0 | 1 }) {
  const text = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <p className={styles.place}>{text.step(step + 1)}</p>
      <h3 className={styles.heading} tabIndex={-1} ref={heading}>
        {text.steps[step]}
      </h3>
    </div>
  );
}
