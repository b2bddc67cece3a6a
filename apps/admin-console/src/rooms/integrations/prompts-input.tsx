import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { LinesInput } from "../../room/form/lines-input.tsx";

type Prompt = Readonly<{ message: string }>;

/** Example questions, one a line. */
export function PromptsInput({ value, onChange, ...said }: FieldInputProps) {
  const prompts = (value ?? []) as readonly Prompt[];
  return (
    <LinesInput
      {...said}
      value={prompts.map(({ message }) => message)}
      onChange={(lines) => onChange((lines as string[]).map((message): Prompt => ({ message })))}
    />
  );
}
