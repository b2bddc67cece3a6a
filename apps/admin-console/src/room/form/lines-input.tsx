import { TextArea } from "@guildway/ui";
import { useState } from "react";
import type { FieldInputProps } from "./field-input.tsx";

/** Several short texts, one a line. */
export function LinesInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const items = (value ?? []) as readonly string[];
  // Kept as typed, since an empty line is the beginning of the next text.
  const [typed, setTyped] = useState(items.join("\n"));
  const shown = linesIn(typed).join("\n") === items.join("\n") ? typed : items.join("\n");
  return (
    <TextArea
      {...{ name, label, hint, error }}
      optional
      rows={3}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(linesIn(target.value));
      }}
    />
  );
}

function linesIn(typed: string): string[] {
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
