import { recordTypes } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { RecordChoice } from "../../room/choose/record-choice.tsx";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { amongStaff } from "../../room/staff.ts";
import { formTexts } from "../../room/form/texts.ts";

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
      {...{ name, label, hint, error }}
      optional
      of={recordTypes.users}
      orgId={orgId}
      among={amongStaff}
      none={chooseNone}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
