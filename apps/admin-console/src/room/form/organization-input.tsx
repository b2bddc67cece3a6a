import { SelectField } from "@guildway/ui";
import { useOrganizations } from "../organizations.ts";
import type { FieldInputProps } from "./field-input.tsx";

/** Whose a new record will be. */
export function OrganizationInput({ value, onChange, name, label, hint, error }: FieldInputProps) {
  const { all } = useOrganizations();
  return (
    <SelectField
      {...{ name, label, hint, error }}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value)}
    >
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
