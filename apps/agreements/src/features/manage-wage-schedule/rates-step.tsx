import { hoursOff } from "@guildway/rules";
import { Button, Notice, useTexts } from "@guildway/ui";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { PeriodTable } from "../../wages/period-table.tsx";
import { WageChart } from "../../wages/wage-chart.tsx";
import { LawToday } from "./law-today.tsx";
import styles from "./manage-wage-schedule.module.css";
import { texts } from "./texts.ts";
import { WhyRules } from "./why-rules.tsx";
import type { WageScheduleForm } from "./use-wage-schedule.ts";

/** With fewer periods none can be deleted. */
const leastToDelete = 4;

interface Props {
  form: WageScheduleForm;
  /** Opens the dialog of a period; the number after the last adds one. */
  onOpen(at: number): void;
}

/** The second step: what each period pays and how long it lasts, as a picture and as a table. */
export function RatesStep({ form, onOpen }: Props) {
  const text = useTexts(texts);
  const { rates, ojtHours, entryWage, change } = form;
  const off = hoursOff(rates, ojtHours);
  const add = useRef<HTMLButtonElement>(null);
  const remove = (at: number) => {
    change({ rates: rates.filter((_, other) => other !== at) });
    // The button that was pressed may be gone with its row.
    add.current?.focus();
  };
  return (
    <>
      <WageChart rates={rates} entryWage={entryWage} />
      {/* Where what is wrong with the rates leads to. */}
      <div id="wageRates" tabIndex={-1}>
        <PeriodTable
          rates={rates}
          entryWage={entryWage}
          menu={{ onEdit: onOpen, onRemove: rates.length >= leastToDelete ? remove : undefined }}
        />
      </div>
      <div className={styles.group}>
        <div role="status">
          {off !== 0 && (
            <Notice kind="warning">
              <p>{text.hoursOff(off)}</p>
            </Notice>
          )}
        </div>
        <div>
          <Button ref={add} icon={<Plus />} onClick={() => onOpen(rates.length)}>
            {text.addPeriod}
          </Button>
        </div>
        <LawToday amount={rates[0]?.wageAmount} />
      </div>
      <WhyRules ojtHours={ojtHours} />
    </>
  );
}
