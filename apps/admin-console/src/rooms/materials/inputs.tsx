import { wordFor } from "@guildway/rules";
import { RadioGroup, SelectField, useTexts } from "@guildway/ui";
import type { FieldInputProps } from "../../room/form/field-input.tsx";
import { FilesInput } from "../../room/form/files/files-input.tsx";
import { formTexts } from "../../room/form/texts.ts";
import { texts } from "./texts.ts";

/** Who reads it, in the words of what follows. */
function VisibilityInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const { visibility } = useTexts(texts);
  return (
    <RadioGroup
      {...{ name, hint, error }}
      legend={label}
      value={value === true ? "draft" : "published"}
      onChange={({ target }) => onChange(target.value === "draft")}
      choices={[
        { value: "published", ...visibility.published },
        { value: "draft", ...visibility.draft },
      ]}
    />
  );
}

/** What a note is about; a word of an older program stays to choose from. */
function NoteTypeInput({ name, label, hint, error, value, onChange }: FieldInputProps) {
  const { choices } = useTexts(texts);
  const { chooseNone } = useTexts(formTexts);
  const own = String(value ?? "");
  const known = { ...choices.noteType, ...(own && { [own]: wordFor(choices.noteType, own) }) };
  return (
    <SelectField
      {...{ name, label, hint, error }}
      optional
      value={own}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{chooseNone}</option>
      {Object.entries(known).map(([word, said]) => (
        <option key={word} value={word}>
          {said}
        </option>
      ))}
    </SelectField>
  );
}

/** The files of a material: by default PDF and spreadsheets, and what can be heard with its transcript. */
function MaterialFilesInput(field: FieldInputProps) {
  return <FilesInput {...field} folder="/materials" accepts={["pdf", "sheet", "audio"]} />;
}

/** What asks for fields in a way of their own. */
export const inputs = {
  isDraft: VisibilityInput,
  noteType: NoteTypeInput,
  cdnFiles: MaterialFilesInput,
};
