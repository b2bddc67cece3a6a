import { SelectField, useTexts } from "@guildway/ui";
import { useOrganizations } from "../organizations.ts";
import { common } from "../texts.ts";
import type { FieldInputProps } from "./field-input.tsx";

/** Whose a new record will be. */
export function OrganizationInput({ value, onChange, name, label, hint, error }: FieldInputProps) {
  const { all } = useOrganizations();
  const { gone } = useTexts(common);
  const chosen = String(value ?? "");
  const isBesides = all.length > 0 && chosen !== "" && !all.some(({ id }) => id === chosen);
  return (
    <SelectField
      {...{ name, label, hint, error }}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    >
      {isBesides && <option value={chosen}>{gone}</option>}
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
