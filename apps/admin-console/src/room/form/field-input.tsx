import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { Checkbox, NumberField, SelectField, TextArea, TextField } from "@guildway/ui";
import { isNumber } from "../is-number.ts";
import { namedBy } from "../references.ts";
import type { Input } from "../room.ts";
import { LinesInput } from "./lines-input.tsx";
import { RecordsInput } from "./records-input.tsx";
import { RichTextInput } from "./rich-text-input.tsx";
import { RecordChoice } from "../choose/record-choice.tsx";
import type { FormWords } from "./use-form-words.ts";

/** What an input of a record's form is given: the value as the form keeps it, and how to change it. */
export interface FieldInputProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: unknown;
  onChange(value: unknown): void;
  /** What the record holds, whatever was typed since; undefined for a new one. */
  saved: unknown;
  /** The organization whose record it is. */
  orgId: string | undefined;
}

/** Text of at least so many characters gets more than one line. */
const severalLines = 2000;

/** The input of a field: the room's own, else the one that fits what the contract says of it. */
export function FieldInput({
  record,
  field: name,
  needed,
  Input,
  words,
  value,
  onChange,
  error,
  rich,
  ...about
}: Pick<FieldInputProps, "value" | "onChange" | "saved" | "error" | "orgId"> & {
  record: RecordDefinition;
  field: string;
  needed: boolean;
  /** The room's own, where it has one. */
  Input: Input | undefined;
  /** How long it may be where it is rich text. */
  rich: { max: number } | undefined;
  words: FormWords;
}) {
  const { column, values, maxLength = 300 } = fieldsOf(record)[name]!;
  const said = { name, label: words.fields[name] ?? name, hint: words.hints?.[name], error };
  const whole = { ...said, ...about, value, onChange };
  if (rich) return <RichTextInput {...whole} max={rich.max} optional={!needed} />;
  if (Input) return <Input {...whole} />;
  if (column === "boolean")
    return (
      <Checkbox
        {...said}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  const named = namedBy(name);
  if (column === "textList" && named) return <RecordsInput {...whole} of={named} />;
  if (column === "textList")
    return <LinesInput {...whole} hint={said.hint ?? words.form.linesHint} />;
  const text = {
    ...said,
    optional: !needed,
    value: String(value ?? ""),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const { choose, chooseNone } = words.form;
  if (named)
    return (
      <RecordChoice {...text} of={named} orgId={about.orgId} none={needed ? choose : chooseNone} />
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
