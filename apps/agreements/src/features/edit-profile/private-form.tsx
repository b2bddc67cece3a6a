import {
  asksLastEmployment,
  isKeptNumber,
  onlyCountry,
  type PrivateAnswer,
  type PrivateInformation,
} from "@guildway/rules";
import {
  CheckboxGroup,
  type Choice,
  Notice,
  RadioGroup,
  SelectField,
  TextField,
  useLanguage,
  useTexts,
} from "@guildway/ui";
import { FormFrame } from "@guildway/ui/forms";
import { stateNames } from "@guildway/rules/us-states";
import type { ReactNode } from "react";
import { choicesOf, type ChosenAnswer } from "./answer-choices.ts";
import styles from "./edit-profile.module.css";
import { SocialSecurityNumber } from "./social-security-number.tsx";

import { texts } from "./texts.ts";
import type { PrivateForm as Filled } from "./use-private-form.ts";

type Line = Exclude<PrivateAnswer, "races" | "ssn">;

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

/** The private information that an agreement asks for. */
export function PrivateForm({ id, filled }: { id: string; filled: Filled }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const { form, answers, change, submit, today, keptNumber, isBroken } = filled;
  const words = (name: PrivateAnswer) => ({ hint: text.hints[name], error: form.errorOf(name) });
  const line = (
    name: Line,
    autoComplete: string,
    given: { type?: "date"; maxLength?: number } = {},
  ) => (
    <TextField
      name={name}
      label={text.answers[name]}
      {...words(name)}
      optional={name === "addressLine2"}
      value={answers[name]}
      autoComplete={autoComplete}
      maxLength={given.maxLength ?? 200}
      {...(given.type && { type: given.type, min: "1900-01-01", max: today })}
      width={given.type ? "medium" : given.maxLength ? "short" : "full"}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    />
  );
  const list = (name: Line, choices: readonly Choice[], autoComplete = "off") => (
    <SelectField
      name={name}
      label={text.answers[name]}
      {...words(name)}
      value={answers[name]}
      autoComplete={autoComplete}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    >
      {choices.length > 1 && <option value="">{text.choose}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  const chosen = (name: ChosenAnswer & Line) => list(name, choicesOf(name, lang));
  const one = (name: ChosenAnswer & Line) => (
    <RadioGroup
      id={name}
      name={name}
      legend={text.answers[name]}
      {...words(name)}
      choices={choicesOf(name, lang)}
      value={answers[name]}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    />
  );
  return (
    <FormFrame form={form} id={id} onSubmit={submit}>
      {isBroken && (
        <Notice kind="danger" title={text.broken.title}>
          <p>{text.broken.text}</p>
        </Notice>
      )}
      <p>{text.why}</p>
      <Section title={text.sections.identity}>
        <SocialSecurityNumber
          number={answers.ssn}
          kept={keptNumber && isKeptNumber(keptNumber) ? keptNumber : undefined}
          error={form.errorOf("ssn")}
          onChange={(number) => change("ssn", number)}
        />
        {line("dob", "bday", { type: "date" })}
        {chosen("gender")}
      </Section>
      <Section title={text.sections.address}>
        {line("addressLine1", "address-line1")}
        {line("addressLine2", "address-line2")}
        {line("addressCity", "address-level2")}
        <div className={styles.pair}>
          {list("addressState", states, "address-level1")}
          {line("addressPostalCode", "postal-code", { maxLength: 10 })}
        </div>
        {list("addressCountry", [{ value: onlyCountry, label: onlyCountry }], "country-name")}
      </Section>
      <Section title={text.sections.background}>
        {chosen("educationLevel")}
        {chosen("employmentStatus")}
        {asksLastEmployment(answers.employmentStatus) &&
          line("employmentStatusDate", "off", { type: "date" })}
        {chosen("orgReferral")}
        {chosen("citizenStatus")}
        {one("criminalBkg")}
      </Section>
      <Section title={text.sections.disclosure}>
        {one("ethnicity")}
        <CheckboxGroup
          id="races"
          name="races"
          legend={text.answers.races}
          {...words("races")}
          choices={choicesOf("races", lang)}
          value={answers.races}
          onChange={({ currentTarget: { value, checked } }) =>
            change("races", withRace(answers.races, value, checked))
          }
        />
        {one("veteranStatus")}
        {one("disability")}
      </Section>
    </FormFrame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function withRace(
  races: PrivateInformation["races"],
  race: string,
  isChosen: boolean,
): PrivateInformation["races"] {
  const others = races.filter((one) => one !== race);
  return isChosen ? [...others, race] : others;
}
