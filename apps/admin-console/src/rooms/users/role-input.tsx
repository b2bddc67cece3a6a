import { roles } from "@guildway/api-contract";
import { roleName } from "@guildway/rules";
import { SelectField, useLanguage, useTexts } from "@guildway/ui";
import { formTexts } from "../../room/form/texts.ts";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { useOrganizations } from "../../room/organizations.ts";

/** The one role of a person, called as their organization calls it. */
export function RoleInput({ name, label, hint, error, value, onChange, orgId }: FieldInputProps) {
  const lang = useLanguage();
  const { choose } = useTexts(formTexts);
  const { all } = useOrganizations();
  const type = all.find(({ id }) => id === orgId)?.type;
  const [role = ""] = (value ?? []) as string[];
  return (
    <SelectField
      {...{ name, label, hint, error }}
      value={role}
      onChange={({ target }) => onChange(target.value ? [target.value] : null)}
    >
      <option value="">{choose}</option>
      {roles.map((one) => (
        <option key={one} value={one}>
          {roleName(one, type, lang)}
        </option>
      ))}
    </SelectField>
  );
}
