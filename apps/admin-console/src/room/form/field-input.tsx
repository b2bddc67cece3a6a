import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { Checkbox, SelectField, TextArea, TextField } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { choosableQuery } from "../names.ts";
import type { Asked } from "../room.ts";
import type { Words } from "../text-of.ts";

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
  asked,
  words,
  ...input
}: Omit<FieldInputProps, "name" | "label" | "hint"> & {
  record: RecordDefinition;
  asked: Asked<RecordDefinition>;
  words: Words;
}) {
  const name = asked.field;
  const field = fieldsOf(record)[name]!;
  const shown = {
    name,
    label: words.fields[name] ?? name,
    hint: words.hints?.[name],
    ...input,
  };
  if (asked.Input) return <asked.Input {...shown} />;
  if (asked.names)
    return <RecordChoice {...shown} names={asked.names} optional={!field.required} words={words} />;
  const said = {
    name,
    label: shown.label,
    hint: shown.hint,
    error: shown.error,
    optional: !field.required,
  };
  if (field.column === "boolean")
    return (
      <Checkbox
        {...said}
        optional={false}
        checked={input.value === true}
        onChange={({ target }) => input.onChange(target.checked)}
      />
    );
  const text = {
    ...said,
    value: String(input.value ?? ""),
    onChange: ({ target }: { target: { value: string } }) => input.onChange(target.value),
  };
  if (field.values)
    return (
      <SelectField {...text}>
        <option value="">{words.common.choose}</option>
        {field.values.map((value) => (
          <option key={value} value={value}>
            {words.choices?.[name]?.[value] ?? value}
          </option>
        ))}
      </SelectField>
    );
  const { maxLength } = field;
  if (maxLength !== undefined && maxLength >= severalLines)
    return <TextArea {...text} rows={5} maxLength={maxLength} />;
  return (
    <TextField
      {...text}
      type={field.column === "date" ? "date" : "text"}
      maxLength={maxLength}
      width={maxLength !== undefined && maxLength <= 20 ? "short" : "full"}
    />
  );
}

function RecordChoice({
  names,
  words,
  orgId,
  value,
  onChange,
  ...said
}: FieldInputProps & { names: RecordDefinition; optional: boolean; words: Words }) {
  const { data = [] } = useQuery(choosableQuery(names, orgId));
  return (
    <SelectField
      {...said}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{said.optional ? words.common.chooseNone : words.common.choose}</option>
      {data.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
