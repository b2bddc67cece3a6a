import { RadioGroup, useTexts } from "@guildway/ui";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { LinesInput } from "../../room/form/lines-input.tsx";
import { texts } from "./texts.ts";

function GivenInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const { choicesOfUse } = useTexts(texts);
  return (
    <RadioGroup
      {...{ name, hint, error }}
      legend={label}
      value={value === true ? "given" : "draft"}
      onChange={({ target }) => onChange(target.value === "given")}
      choices={[
        { value: "draft", ...choicesOfUse.draft },
        { value: "given", ...choicesOfUse.given },
      ]}
    />
  );
}

/** The question that it is written for stays what it was: the form is opened from it. */
function SearchInput() {
  return null;
}

/** What asks for fields in a way of their own. */
export const inputs = {
  otherQuestions: LinesInput,
  isPublished: GivenInput,
  searchId: SearchInput,
};
