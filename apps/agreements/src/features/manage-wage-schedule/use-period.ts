import { periodBounds, roundedDuration, type WagePeriod } from "@guildway/rules";
import { useTexts } from "@guildway/ui";
import { type FormFault, useFormCore } from "@guildway/ui/forms";
import { useState } from "react";
import { useFigures } from "../../wages/use-figures.ts";
import { texts } from "./texts.ts";
import { dollarsIn, numberIn } from "./typed-amounts.ts";
import { wageRules } from "./use-wage-schedule.ts";

export interface PeriodAsked {
  rates: readonly WagePeriod[];
  /** The period that is edited; the length of the list adds one. */
  at: number;
  entryWage: number;
  ojtHours: number;
  onSave(rates: readonly WagePeriod[]): void;
}

interface Typed {
  wageAmount: string;
  duration: string;
}

type Field = keyof Typed;

/** One wage period while it is written; saving hands over a new list of periods. */
export function usePeriod({ rates, at, entryWage, ojtHours, onSave }: PeriodAsked) {
  const text = useTexts(texts).dialog;
  const { dollars, number } = useFigures();
  const { least, most } = periodBounds(rates, at, entryWage, wageRules);
  const [typed, setTyped] = useState<Typed>(() => typedOf(rates, at, ojtHours));
  const period = { wageAmount: dollarsIn(typed.wageAmount), duration: hoursIn(typed, ojtHours) };
  const form = useFormCore<Typed, FormFault & { field?: Field }>({
    check: () => faultsIn(period, { least, most }).map((field) => ({ field })),
    send: async () => onSave(withPeriod(rates, at, period as WagePeriod)),
    faultsOf: () => [],
    say: ({ field }) =>
      field === "duration"
        ? text.durationFault(number(ojtHours))
        : least > most
          ? text.noAmount
          : text.amountFault(dollars(least / 100), dollars(most / 100)),
  });
  const hours = period.duration ?? rates[at]?.duration ?? 0;
  return {
    form,
    typed,
    change: (values: Partial<Typed>) => setTyped({ ...typed, ...values }),
    submit: () => void form.submit(typed),
    least: least / 100,
    most: most / 100,
    /** The list as it would be, for what its hours come to. */
    changed: withPeriod(rates, at, { wageAmount: period.wageAmount ?? 0, duration: hours }),
  };
}

/** A new list, with the period in its place. */
function withPeriod(
  rates: readonly WagePeriod[],
  at: number,
  period: WagePeriod,
): readonly WagePeriod[] {
  return at === rates.length ? [...rates, period] : rates.with(at, period);
}

/** Hours as they are kept; undefined where there are none, or more than those of the training. */
function hoursIn({ duration }: Typed, ojtHours: number): number | undefined {
  const hours = numberIn(duration);
  if (hours === undefined || hours <= 0 || Math.ceil(hours) > ojtHours) return undefined;
  return roundedDuration(hours, ojtHours);
}

function faultsIn(
  { wageAmount, duration }: { wageAmount: number | undefined; duration: number | undefined },
  { least, most }: { least: number; most: number },
): Field[] {
  const cents = wageAmount === undefined ? Number.NaN : Math.round(wageAmount * 100);
  return [
    ...(cents >= least && cents <= most ? [] : (["wageAmount"] as const)),
    ...(duration === undefined ? (["duration"] as const) : []),
  ];
}

function typedOf(rates: readonly WagePeriod[], at: number, ojtHours: number): Typed {
  const kept = rates[at];
  if (kept) return { wageAmount: kept.wageAmount.toFixed(2), duration: String(kept.duration) };
  const left = ojtHours - rates.reduce((sum, { duration }) => sum + duration, 0);
  return { wageAmount: "", duration: left > 0 ? String(left) : "" };
}
