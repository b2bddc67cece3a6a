import { Card, SelectField, TextField, useTexts } from "@guildway/ui";
import styles from "./embed-tool.module.css";
import { choiceFaults, type EmbedChoice, type EmbedChoices } from "./snippet.ts";
import { texts } from "./texts.ts";

interface Props {
  choices: EmbedChoices;
  onChoose(choice: EmbedChoice, value: string): void;
}

/** What a partner decides about the tool on their page. */
export function EmbedForm({ choices, onChoose }: Props) {
  const text = useTexts(texts);
  const faults = choiceFaults(choices);
  const field = (name: EmbedChoice & keyof typeof text.faults) => ({
    label: text[name],
    error:
      faults[name] && (choices[name].trim() || name === "orgId") ? text.faults[name] : undefined,
    ...control(name),
  });
  const control = (name: EmbedChoice) => ({
    value: choices[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChoose(name, currentTarget.value),
  });
  const options = (names: Record<string, string>) =>
    Object.entries(names).map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ));
  return (
    <Card title={text.choices}>
      <div className={styles.fields}>
        <TextField {...field("orgId")} hint={text.orgIdHint} maxLength={80} />
        <TextField
          label={text.locationId}
          hint={text.locationIdHint}
          optional
          maxLength={80}
          {...control("locationId")}
        />
        <TextField {...field("occupation")} hint={text.occupationHint} optional maxLength={10} />
        <TextField
          {...field("zip")}
          hint={text.zipHint}
          optional
          width="short"
          inputMode="numeric"
          maxLength={5}
        />
        <SelectField label={text.lang} {...control("lang")}>
          {options(text.langs)}
        </SelectField>
        <SelectField label={text.theme} {...control("theme")}>
          {options(text.themes)}
        </SelectField>
        <TextField {...field("color")} hint={text.colorHint} optional width="short" maxLength={7} />
        <TextField label={text.frameTitle} optional maxLength={100} {...control("title")} />
      </div>
    </Card>
  );
}
