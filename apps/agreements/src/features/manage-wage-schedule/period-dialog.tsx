import { hoursOff, whyNoFurtherPeriod } from "@guildway/rules";
import { Notice, NumberField, useTexts } from "@guildway/ui";
import { FormDialog } from "@guildway/ui/forms";
import { useFigures } from "../../wages/use-figures.ts";
import styles from "./manage-wage-schedule.module.css";
import { texts } from "./texts.ts";
import { shownDollars } from "./typed-amounts.ts";
import { wageRules } from "./use-wage-schedule.ts";
import { type PeriodAsked, usePeriod } from "./use-period.ts";

interface Props extends PeriodAsked {
  onClose(): void;
}

/** The small dialog in which one wage period is added or edited. */
export function PeriodDialog({ onClose, ...asked }: Props) {
  const common = useTexts(texts);
  const text = common.dialog;
  const { rates, at, entryWage, ojtHours } = asked;
  const isNew = at === rates.length;
  const hasRoom = !isNew || !whyNoFurtherPeriod(rates, entryWage, wageRules);
  const { form, typed, change, submit, least, most, changed } = usePeriod(asked);
  const { dollars, number } = useFigures();
  const bounds = [dollars(least), dollars(most)] as const;
  const off = hoursOff(changed, ojtHours);
  return (
    <FormDialog
      title={(isNew ? text.add : text.edit)(text.ordinal(at + 1))}
      form={form}
      submit={{ label: text.save, disabled: !hasRoom }}
      close={text.cancel}
      onSubmit={() => hasRoom && submit()}
      onClose={onClose}
    >
      {!hasRoom && (
        <Notice kind="warning">
          <p>{common.noRoom(at)}</p>
        </Notice>
      )}
      {hasRoom && least > most && (
        <Notice kind="warning">
          <p>{text.noAmount}</p>
        </Notice>
      )}
      <NumberField
        name="wageAmount"
        label={text.amount}
        hint={
          <>
            {least <= most && text.amountHint(...bounds)}{" "}
            {text.amountWhy(at === 0, at >= rates.length - 1)}
          </>
        }
        before="$"
        after={common.anHour}
        required
        maxLength={10}
        value={typed.wageAmount}
        error={form.errorOf("wageAmount")}
        onChange={({ currentTarget }) => change({ wageAmount: currentTarget.value })}
        onBlur={() => change({ wageAmount: shownDollars(typed.wageAmount) })}
      />
      <div className={styles.group}>
        <NumberField
          name="duration"
          label={text.duration}
          hint={text.durationHint(number(ojtHours))}
          whole
          after={text.hours}
          required
          maxLength={10}
          value={typed.duration}
          error={form.errorOf("duration")}
          onChange={({ currentTarget }) => change({ duration: currentTarget.value })}
        />
        <div role="status">
          {off !== 0 && (
            <Notice kind="info">
              <p>{common.hoursOff(off)}</p>
            </Notice>
          )}
        </div>
      </div>
    </FormDialog>
  );
}
