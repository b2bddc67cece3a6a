import { users } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { RecordsInput } from "../../room/form/records-input.tsx";
import { amongStaff } from "../../room/staff.ts";
import { texts } from "./texts.ts";

/** The managers of a location in their order, which says who the sponsor is. */
export function ManagersInput(props: FieldInputProps) {
  const { sponsor } = useTexts(texts);
  return <RecordsInput {...props} of={users} among={amongStaff} ordered first={sponsor} />;
}
