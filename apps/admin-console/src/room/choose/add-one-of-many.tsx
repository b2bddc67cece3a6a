import { useState } from "react";
import type { ChosenFrom } from "./choosable.ts";
import { FoundField } from "./found-field.tsx";

/** Adds one of many records at a time, each found by its name. */
export function AddOneOfMany({
  from,
  label,
  without,
  onAdd,
}: {
  from: ChosenFrom;
  label: string;
  /** The ids of those that are chosen already. */
  without: readonly string[];
  onAdd: (id: string) => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <FoundField
      label={label}
      from={from}
      without={without}
      typed={typed}
      search={typed}
      onType={setTyped}
      onChoose={({ value }) => {
        setTyped("");
        onAdd(value);
      }}
      onLeave={() => setTyped("")}
    />
  );
}
