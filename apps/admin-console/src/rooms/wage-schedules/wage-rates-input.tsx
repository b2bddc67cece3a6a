import { Button, FieldGroup, IconButton, NumberField, useTexts } from "@guildway/ui";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useKeptFocus } from "../../room/form/use-kept-focus.ts";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { texts } from "./texts.ts";
import styles from "./wage-rates.module.css";

interface Typed {
  wageAmount: string;
  duration: string;
}

/** The wage periods in their order, what each pays and for how long. */
export function WageRatesInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const { input } = useTexts(texts);
  const { group, keepFocus } = useKeptFocus();
  // Kept as typed, since "12." is the beginning of an amount.
  const [kept, setKept] = useState(() => typedOf(value));
  const typed = isSame(ratesOf(kept), value) ? kept : typedOf(value);
  const change = (to: Typed[]) => {
    setKept(to);
    onChange(ratesOf(to));
  };
  const field = (index: number, part: keyof Typed) => ({
    value: typed[index]![part],
    onChange: ({ target }: { target: { value: string } }) =>
      change(typed.map((one, at) => (at === index ? { ...one, [part]: target.value } : one))),
  });
  return (
    <FieldGroup legend={label} hint={hint} error={error} id={name}>
      <div ref={group}>
        <ol className={styles.periods}>
          {typed.map((_, index) => (
            <li key={index} data-record={String(index)} className={styles.period}>
              <NumberField
                label={input.wage(index + 1)}
                before="$"
                {...field(index, "wageAmount")}
              />
              <NumberField
                label={input.hours(index + 1)}
                whole
                after={input.hoursAfter}
                {...field(index, "duration")}
              />
              <IconButton
                name={input.take(index + 1)}
                data-does="take"
                icon={<X />}
                onClick={() => {
                  keepFocus(String(Math.min(index, typed.length - 2)), "take");
                  change(typed.filter((_, at) => at !== index));
                }}
              />
            </li>
          ))}
        </ol>
        <Button onClick={() => change([...typed, { wageAmount: "", duration: "" }])}>
          {input.add}
        </Button>
      </div>
    </FieldGroup>
  );
}

const typedOf = (value: unknown): Typed[] =>
  ((value ?? []) as readonly Record<keyof Typed, unknown>[]).map(({ wageAmount, duration }) => ({
    wageAmount: typeof wageAmount === "number" ? wageAmount.toFixed(2) : String(wageAmount ?? ""),
    duration: String(duration ?? ""),
  }));

/** What is no number stays as it was typed, for the form to find fault with. */
const ratesOf = (typed: readonly Typed[]) =>
  typed.map(({ wageAmount, duration }) => ({
    wageAmount: numberIn(wageAmount),
    duration: numberIn(duration),
  }));

function numberIn(text: string): number | string {
  const plain = text.trim().replaceAll(",", "");
  return plain === "" || Number.isNaN(Number(plain)) ? text : Number(plain);
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other ?? []);
