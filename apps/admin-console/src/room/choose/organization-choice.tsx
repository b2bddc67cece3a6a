import { SelectField, useTexts } from "@guildway/ui";
import { useOrganizations } from "../organizations.ts";
import { common } from "../texts.ts";

/** Whose what is made here will be; nothing is asked of who knows one organization alone. */
export function OrganizationChoice({
  value,
  onChange,
}: {
  value: string;
  onChange(orgId: string): void;
}) {
  const { fields } = useTexts(common);
  const { all } = useOrganizations();
  if (all.length < 2) return null;
  return (
    <SelectField
      label={fields.orgId}
      value={value}
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
