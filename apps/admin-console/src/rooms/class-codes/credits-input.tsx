import { FieldGroup, NumberField, TextField, useTexts } from "@guildway/ui";
import { useState } from "react";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import styles from "./credits-input.module.css";
import type { Credits } from "./credits-in-words.ts";
import { texts } from "./texts.ts";

/** A number of credits and what they are called. */
export function CreditsInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const text = useTexts(texts);
  const credits = value as Credits | null;
  const [typed, setTyped] = useState({
    number: credits ? String(credits.number) : "",
    type: credits?.type ?? "",
  });
  const change = (changed: Partial<typeof typed>) => {
    const now = { ...typed, ...changed };
    setTyped(now);
    const number = now.number.trim();
    // What is no number is sent as it is, and refused with its reason.
    onChange(
      number
        ? { number: Number.isNaN(Number(number)) ? number : Number(number), type: now.type.trim() }
        : null,
    );
  };
  return (
    <FieldGroup legend={label} hint={hint} error={error} id={name} optional>
      <div className={styles.credits}>
        <NumberField
          label={text.number}
          value={typed.number}
          onChange={({ target }) => change({ number: target.value })}
        />
        <TextField
          label={text.creditType}
          value={typed.type}
          maxLength={100}
          onChange={({ target }) => change({ type: target.value })}
        />
      </div>
    </FieldGroup>
  );
}
