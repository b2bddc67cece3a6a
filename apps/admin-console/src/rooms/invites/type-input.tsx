import { inviteTypes } from "@guildway/api-contract";
import { SelectField, useTexts } from "@guildway/ui";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { formTexts } from "../../room/form/texts.ts";
import { texts } from "./texts.ts";

/** What the invitee is asked to do. */
export function TypeInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const { choose } = useTexts(formTexts);
  const { choices } = useTexts(texts);
  return (
    <SelectField
      {...{ name, label, hint, error }}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{choose}</option>
      {inviteTypes.map((type) => (
        <option key={type} value={type}>
          {choices.inviteType[type]}
        </option>
      ))}
    </SelectField>
  );
}
