import { users } from "@guildway/api-contract";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { RecordsInput } from "../../room/form/records-input.tsx";
import { amongStaff } from "../../room/staff.ts";

/** Who teaches a class, in the order in which its page shows them. */
export function TeachersInput(props: FieldInputProps) {
  return <RecordsInput {...props} of={users} among={amongStaff} ordered />;
}
