import { SelectField, useTexts } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { staffQuery } from "../../room/staff.ts";
import { formTexts } from "../../room/form/texts.ts";
import { common } from "../../room/texts.ts";

/** Who of the staff takes care of it. */
export function AssignedInput({
  name,
  label,
  hint,
  error,
  value,
  onChange,
  orgId,
}: FieldInputProps) {
  const { chooseNone } = useTexts(formTexts);
  const { notLoaded } = useTexts(common);
  const { data = [], isError } = useQuery(staffQuery(orgId));
  return (
    <SelectField
      {...{ name, label, hint }}
      optional
      error={error ?? (isError ? notLoaded : undefined)}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{chooseNone}</option>
      {data.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
}
