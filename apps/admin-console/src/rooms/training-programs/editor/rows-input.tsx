import { Button, FieldGroup, IconButton, NumberField, TextArea, TextField } from "@guildway/ui";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { FieldInputProps } from "../../../room/form/field-input.tsx";
import { useKeptFocus } from "../../../room/form/use-kept-focus.ts";
import styles from "./editor.module.css";

/** A row as it is typed. */
type Typed<Name extends string> = Readonly<Record<Name, string>>;

/** A part of a row: text, whole or other numbers, or a text with a line for each of several. */
export interface RowPart<Name extends string> {
  name: Name;
  is: "text" | "whole" | "number" | "lines";
  label: string;
  before?: string;
  /** It has a line of its own. */
  isWide?: true;
}

/** Rows of a few fields each, added and taken away; what is no number stays as it was typed, for the form to find fault with. */
export function RowsInput<Name extends string>({
  parts,
  words,
  typedOf,
  valueOf,
  ...field
}: Pick<FieldInputProps, "name" | "label" | "hint" | "error" | "value" | "onChange"> & {
  parts: readonly RowPart<Name>[];
  words: { row(number: number): string; take(number: number): string; add: string };
  typedOf(value: unknown): Typed<Name>;
  valueOf(typed: Typed<Name>): unknown;
}) {
  const { name, label, hint, error, value, onChange } = field;
  const { group, keepFocus } = useKeptFocus();
  const read = () => ((value ?? []) as readonly unknown[]).map(typedOf);
  // Kept as typed, since "12." is the beginning of an amount.
  const [kept, setKept] = useState(read);
  const isKept = JSON.stringify(kept.map(valueOf)) === JSON.stringify(value ?? []);
  const rows = isKept ? kept : read();
  const change = (to: readonly Typed<Name>[]) => {
    setKept([...to]);
    onChange(to.map(valueOf));
  };
  const input = (part: RowPart<Name>, at: number) => {
    const common = {
      label: part.label,
      value: rows[at]![part.name],
      onChange: ({ target }: { target: { value: string } }) =>
        change(
          rows.map((row, index) => (index === at ? { ...row, [part.name]: target.value } : row)),
        ),
    };
    if (part.is === "text") return <TextField {...common} />;
    if (part.is === "lines") return <TextArea rows={2} {...common} />;
    return <NumberField {...common} whole={part.is === "whole"} before={part.before} />;
  };
  return (
    <FieldGroup legend={label} hint={hint} error={error} id={name} optional>
      <div ref={group} className={styles.editor}>
        {rows.map((_, at) => (
          <fieldset key={at} className={styles.row} data-record={String(at)}>
            <legend>{words.row(at + 1)}</legend>
            {parts.map((part) => (
              <div key={part.name} className={part.isWide && styles.wide}>
                {input(part, at)}
              </div>
            ))}
            <IconButton
              name={words.take(at + 1)}
              data-does="take"
              icon={<X />}
              onClick={() => {
                keepFocus(String(Math.min(at, rows.length - 2)), "take");
                change(rows.filter((_, index) => index !== at));
              }}
            />
          </fieldset>
        ))}
        <div>
          <Button
            onClick={() =>
              change([
                ...rows,
                Object.fromEntries(parts.map((part) => [part.name, ""])) as Typed<Name>,
              ])
            }
          >
            {words.add}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}
