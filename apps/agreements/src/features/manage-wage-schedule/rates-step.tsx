import { hoursOff, whyNoFurtherPeriod } from "@guildway/rules";
import { Button, Notice, useTexts } from "@guildway/ui";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { PeriodTable } from "../../wages/period-table.tsx";
import { WageChart } from "../../wages/wage-chart.tsx";
import { LawToday } from "./law-today.tsx";
import { PeriodDialog } from "./period-dialog.tsx";
import { StepFrame } from "./step-frame.tsx";
import { texts } from "./texts.ts";
import { WhyRules } from "./why-rules.tsx";
import { wageRules, type WageScheduleForm } from "./use-wage-schedule.ts";

/** With fewer periods none can be deleted. */
const leastToDelete = 4;

/** The second step: what each period pays and how long it lasts, as a picture and as a table. */
export function RatesStep({ form }: { form: WageScheduleForm }) {
  const text = useTexts(texts);
  const { rates, ojtHours, finish, change, save, goBack } = form;
  const entryWage = form.entryWage ?? wageRules.entryWage / 100;
  const [open, setOpen] = useState<number>();
  const off = hoursOff(rates, ojtHours);
  const remove = (at: number) => change({ rates: rates.filter((_, other) => other !== at) });
  return (
    <>
      <StepFrame
        step={1}
        form={finish}
        submit={text.save}
        onSubmit={save}
        beside={
          <Button onClick={goBack} disabled={finish.busy}>
            {text.back}
          </Button>
        }
      >
        <WageChart rates={rates} entryWage={entryWage} />
        <PeriodTable
          rates={rates}
          entryWage={entryWage}
          menu={{ onEdit: setOpen, onRemove: rates.length >= leastToDelete ? remove : undefined }}
        />
        <div role="status">
          {off !== 0 && (
            <Notice kind="warning">
              <p>{text.hoursOff(off)}</p>
            </Notice>
          )}
        </div>
        <div>
          <Button icon={<Plus />} onClick={() => setOpen(rates.length)}>
            {text.addPeriod}
          </Button>
        </div>
        <LawToday amount={rates[0]?.wageAmount} />
        <WhyRules ojtHours={ojtHours} />
      </StepFrame>
      {open !== undefined && (
        <PeriodDialog
          rates={rates}
          at={open}
          entryWage={entryWage}
          ojtHours={ojtHours}
          hasRoom={open < rates.length || !whyNoFurtherPeriod(rates, entryWage, wageRules)}
          onSave={(changed) => {
            change({ rates: changed });
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
