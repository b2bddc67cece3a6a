import { readableMembership } from "@guildway/rules";
import { SelectField, useLanguage, useTexts } from "@guildway/ui";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { formTexts } from "../../room/form/texts.ts";
import { membershipName } from "./membership-name.ts";

const memberships = ["starter", "premium", "pro", "inactive"];

/** The membership that counts; one that is none of ours stays what it is. */
export function MembershipInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const lang = useLanguage();
  const { chooseNone } = useTexts(formTexts);
  const now = readableMembership(value as string[] | null) ?? "";
  const offered = now && !memberships.includes(now) ? [now, ...memberships] : memberships;
  return (
    <SelectField
      {...{ name, label, hint, error }}
      optional
      value={now}
      onChange={({ target }) => onChange(target.value ? [target.value] : null)}
    >
      <option value="">{chooseNone}</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {membershipName({ membership: [one] }, lang)}
        </option>
      ))}
    </SelectField>
  );
}
