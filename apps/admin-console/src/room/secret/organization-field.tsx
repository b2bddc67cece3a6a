import { SelectField } from "@guildway/ui";
import { useOrganizations } from "../organizations.ts";

/** Whose a new record with a secret is, as `orgId`: one's own where nothing else is chosen. */
export function OrganizationField({ label }: { label: string }) {
  const { own, all } = useOrganizations();
  return (
    <SelectField name="orgId" label={label} defaultValue={own?.id}>
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
