import { Button, IconButton, SelectField, useTexts } from "@guildway/ui";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { ExactField } from "../../look/exact-field.tsx";
import type { DraftFilter, List } from "../../request/draft.ts";
import type { ListField } from "../../request/fields-of-lists.ts";
import { texts as requestTexts } from "../../request/texts.ts";
import { useListFields } from "../../request/use-list-fields.ts";
import { texts } from "./texts.ts";
import styles from "./write-request.module.css";

/** Conditions of a list, each with the operators that its field has. */
export function FilterRows({
  call,
  filters,
  onChange,
}: {
  call: List;
  filters: readonly DraftFilter[];
  onChange(filters: readonly DraftFilter[]): void;
}) {
  const text = useTexts(texts);
  const fields = useListFields(call);
  return (
    <fieldset className={styles.filters}>
      <legend>{text.filters}</legend>
      {filters.map((filter, at) => (
        <FilterRow
          // A row has nothing of its own beside its place.
          key={at}
          at={at + 1}
          filter={filter}
          fields={fields}
          onChange={(changed) => onChange(filters.with(at, changed))}
          onRemove={() => onChange(filters.toSpliced(at, 1))}
        />
      ))}
      <Button
        icon={<Plus aria-hidden="true" />}
        onClick={() => onChange([...filters, { field: "", op: "eq", value: "" }])}
      >
        {text.addFilter}
      </Button>
    </fieldset>
  );
}

function FilterRow({
  at,
  filter,
  fields,
  onChange,
  onRemove,
}: {
  at: number;
  filter: DraftFilter;
  fields: readonly ListField[];
  onChange(filter: DraftFilter): void;
  onRemove(): void;
}) {
  const text = useTexts(texts);
  const words = useTexts(requestTexts).operators;
  const field = fields.find(({ name }) => name === filter.field);
  const choose = (name: string) => {
    const operators = fields.find((known) => known.name === name)?.operators ?? [];
    const op = operators.includes(filter.op) ? filter.op : (operators[0] ?? "eq");
    onChange({ field: name, op, value: fits(op, filter.value) });
  };
  return (
    <div className={styles.filter} role="group" aria-label={text.filter(at)}>
      <SelectField
        label={text.field}
        value={filter.field}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{text.chooseField}</option>
        {namesOf(fields, filter.field).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.operator}
        value={filter.op}
        onChange={({ target }) =>
          onChange({ ...filter, op: target.value, value: fits(target.value, filter.value) })
        }
      >
        {operatorsFor(field, filter.op).map((op) => (
          <option key={op} value={op}>
            {`${op}: ${words[op] ?? op}`}
          </option>
        ))}
      </SelectField>
      <FilterValue
        filter={filter}
        field={field}
        onChange={(value) => onChange({ ...filter, value })}
      />
      <IconButton name={text.removeFilter(at)} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}

function FilterValue({
  filter: { op, value },
  field,
  onChange,
}: {
  filter: DraftFilter;
  field: ListField | undefined;
  onChange(value: string): void;
}) {
  const text = useTexts(texts);
  const choices = choicesOf(op, field);
  if (choices)
    return (
      <SelectField
        label={text.value}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {[...new Set([...choices, value])].map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectField>
    );
  return (
    <ExactField
      label={takesMany(op) ? `${text.value} (${text.values})` : text.value}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const isNullTest = (op: string) => op === "is" || op === "!is";
const takesMany = (op: string) => op === "in" || op === "ov" || op === "!ov";

/** What a value may be, where that is a closed list. */
function choicesOf(op: string, field: ListField | undefined): readonly string[] | undefined {
  if (isNullTest(op)) return field?.type === "boolean" ? ["null", "true", "false"] : ["null"];
  if (field?.type === "boolean") return ["true", "false"];
  return op === "eq" ? field?.values : undefined;
}

/** A value that an operator takes, in place of one that it does not. */
const fits = (op: string, value: string): string => {
  if (isNullTest(op)) return "null";
  return value === "null" ? "" : value;
};

/** An address may name a field or an operator that there is none of; it stays to be seen and mended. */
const namesOf = (fields: readonly ListField[], chosen: string): string[] => [
  ...new Set([...fields.map(({ name }) => name), ...(chosen ? [chosen] : [])]),
];
const operatorsFor = (field: ListField | undefined, chosen: string): string[] => [
  ...new Set([...(field?.operators ?? []), chosen]),
];
