import { NumberField, TextField, useTexts } from "@guildway/ui";
import { useFigures } from "../../wages/use-figures.ts";
import { LawToday } from "./law-today.tsx";
import styles from "./manage-wage-schedule.module.css";
import { texts } from "./texts.ts";
import { shownDollars } from "./typed-amounts.ts";
import { wageRules, type WageScheduleForm } from "./use-wage-schedule.ts";

/** The first step: what the schedule is called, and the wage that its periods lead to. */
export function BeginStep({ form }: { form: WageScheduleForm }) {
  const text = useTexts(texts);
  const { dollars } = useFigures();
  const { typed, begin, change, entryWage } = form;
  return (
    <>
      <TextField
        name="title"
        label={text.title}
        hint={text.titleHint}
        required
        maxLength={200}
        value={typed.title}
        error={begin.errorOf("title")}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <div className={styles.group}>
        <NumberField
          name="entryWage"
          label={text.entryWage}
          hint={
            <>
              {text.entryWageHint} {text.entryWageWhy(dollars(wageRules.minimumWage / 100))}
            </>
          }
          before="$"
          after={text.anHour}
          required
          maxLength={10}
          value={typed.entryWage}
          error={begin.errorOf("entryWage")}
          onChange={({ currentTarget }) => change({ entryWage: currentTarget.value })}
          onBlur={() => change({ entryWage: shownDollars(typed.entryWage) })}
        />
        <LawToday amount={entryWage} />
      </div>
    </>
  );
}
