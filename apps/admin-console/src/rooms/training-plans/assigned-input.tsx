import { recordTypes } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { formTexts } from "../../room/form/texts.ts";
import { RecordChoice } from "../../room/record-choice.tsx";
import { staffQuery } from "../../room/staff.ts";

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
  return (
    <RecordChoice
      {...{ name, label, hint, error, orgId }}
      of={recordTypes.users}
      among={staffQuery(orgId)}
      none={chooseNone}
      optional
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
