import { classEntry } from "@guildway/api-contract";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { RecordsInput } from "../../room/form/records-input.tsx";

/** The courses of a pathway in the order in which they are taken. */
export function CoursesInOrder(props: FieldInputProps) {
  return <RecordsInput {...props} of={classEntry} ordered />;
}
