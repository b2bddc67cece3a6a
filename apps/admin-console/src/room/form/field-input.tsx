import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { Checkbox, NumberField, SelectField, TextArea, TextField } from "@guildway/ui";
import { isNumber } from "../is-number.ts";
import { namedBy } from "../references.ts";
import type { Asked } from "../room.ts";
import type { Words } from "../text-of.ts";
import { RecordChoice } from "../record-choice.tsx";

/** What an input of a record's form is given: the value as the form keeps it, and how to change it. */
export interface FieldInputProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: unknown;
  onChange(value: unknown): void;
  /** The organization whose record it is. */
  orgId: string | undefined;
}

/** Text of at least so many characters gets more than one line. */
const severalLines = 2000;

/** The input of a field: the room's own, else the one that fits what the contract says of it. */
export function FieldInput({
  record,
  asked: { field: name, Input },
  words,
  value,
  onChange,
  error,
  orgId,
}: Pick<FieldInputProps, "value" | "onChange" | "error" | "orgId"> & {
  record: RecordDefinition;
  asked: Asked;
  words: Words;
}) {
  const { column, values, required, maxLength = 300 } = fieldsOf(record)[name]!;
  const said = { name, label: words.fields[name] ?? name, hint: words.hints?.[name], error };
  if (Input) return <Input {...said} value={value} onChange={onChange} orgId={orgId} />;
  if (column === "boolean")
    return (
      <Checkbox
        {...said}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  const text = {
    ...said,
    optional: !required,
    value: String(value ?? ""),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const { choose, chooseNone } = words.common;
  const named = namedBy(name);
  if (named)
    return (
      <RecordChoice {...text} of={named} orgId={orgId} none={required ? choose : chooseNone} />
    );
  if (values)
    return (
      <SelectField {...text}>
        <option value="">{choose}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {words.choices?.[name]?.[value] ?? value}
          </option>
        ))}
      </SelectField>
    );
  if (column === "date") return <TextField {...text} type="date" width="medium" />;
  if (isNumber(column)) return <NumberField {...text} whole={column === "integer"} />;
  if (maxLength >= severalLines) return <TextArea {...text} rows={5} maxLength={maxLength} />;
  // What is short was meant to be whole: it is not cut but refused, with the reason.
  if (maxLength <= 20) return <TextField {...text} width="short" />;
  return <TextField {...text} maxLength={maxLength} />;
}
