import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { RecordsInput } from "../../room/form/records-input.tsx";
import { namedBy } from "../../room/references.ts";

/** What a person has joined: saving adds to it, and what they have joined before stays. */
export function JoinedInput(props: FieldInputProps) {
  const before = (props.saved ?? []) as readonly string[];
  return <RecordsInput {...props} of={namedBy(props.name)!} fixed={before} />;
}
