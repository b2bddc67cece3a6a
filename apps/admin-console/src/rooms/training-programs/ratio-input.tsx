import { FieldGroup, NumberField, useTexts } from "@guildway/ui";
import { useState } from "react";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import styles from "./ratio-input.module.css";
import { texts } from "./texts.ts";

interface Typed {
  apprentices: string;
  journeyworkers: string;
}

/** How many apprentices to how many journeyworkers: both, or neither. */
export function RatioInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const { plan } = useTexts(texts);
  const given = value as Partial<Record<keyof Typed, unknown>> | null | undefined;
  const [typed, setTyped] = useState<Typed>(() => ({
    apprentices: String(given?.apprentices ?? ""),
    journeyworkers: String(given?.journeyworkers ?? ""),
  }));
  const field = (part: keyof Typed) => ({
    value: typed[part],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...typed, [part]: target.value.trim() };
      setTyped(next);
      onChange(ratioIn(next));
    },
  });
  return (
    <FieldGroup legend={label} hint={hint} error={error} id={name} optional>
      <div className={styles.ratio}>
        <NumberField label={plan.apprentices} whole {...field("apprentices")} />
        <NumberField label={plan.journeyworkers} whole {...field("journeyworkers")} />
      </div>
    </FieldGroup>
  );
}

/** What is no whole number stays as it was typed, for the form to find fault with. */
function ratioIn({ apprentices, journeyworkers }: Typed) {
  if (apprentices === "" && journeyworkers === "") return null;
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
  return { apprentices: number(apprentices), journeyworkers: number(journeyworkers) };
}
